/** How much of a QR code's room a text takes. */
import { byteLength } from './byte-length';

/** Whether the code must say that its text is UTF-8 (ECI 26), because scanners guess differently otherwise. */
export function needsUtf8Mark(text: string): boolean {
  return !/^\p{ASCII}*$/u.test(text);
}

/** The text in UTF-8 bytes, with the mark that says so where it is needed. At most `QR_BYTES_MAX` fit. */
export function qrBytes(text: string): number {
  return byteLength(text) + (needsUtf8Mark(text) ? 1 : 0);
}
