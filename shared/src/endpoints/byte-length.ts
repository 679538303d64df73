/** Length of a text in UTF-8 bytes, which is what a QR code counts. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
