/** Returns the length of a text in UTF-8 bytes, which QR codes count. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}
