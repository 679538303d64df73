/** Returns the length of a text in UTF-8 bytes, the unit in which QR codes count. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** Maximum length of a text in a QR code, in UTF-8 bytes: version 40, level L, byte mode. */
export const QR_BYTES_MAX = 2953;

/** Whether the code must be marked as UTF-8 (ECI 26), because otherwise each scanner guesses its own encoding. */
export function needsUtf8Mark(text: string): boolean {
  return !/^\p{ASCII}*$/u.test(text);
}

/** Returns the size of the text in UTF-8 bytes, including the mark where it is needed. */
export function qrBytes(text: string): number {
  return byteLength(text) + (needsUtf8Mark(text) ? 1 : 0);
}
