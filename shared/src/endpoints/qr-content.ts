/** The content of QR codes, for the forms that show it and the server that draws it (spec section 3.2). */
import type { QrType } from './qr';
import { kindOf, type QrPayloads } from './qr-kinds/kinds';

export { escapeText } from './qr-kinds/kind';
export type { QrPayloads } from './qr-kinds/kinds';

/** A payload with its type. */
export type QrContent = { [T in QrType]: { readonly type: T; readonly payload: QrPayloads[T] } }[QrType];

/** Returns the exact text in the code. Does not validate: invalid content is encoded as well as possible. */
export function encodedText({ type, payload }: QrContent): string {
  return kindOf(type).text(payload);
}

/** Describes a code's content in lines, in reading order; omits empty lines. */
export function describeContent({ type, payload }: QrContent): string[] {
  return kindOf(type)
    .lines(payload)
    .filter((line) => line.trim() !== '');
}

/** Whether a code of this type can be a short link, which can be changed after printing. */
export function canBeShortLink(type: QrType): boolean {
  return kindOf(type).link !== null;
}

/** Whether a code of this type is always a short link, which leads to a page on the server. */
export function isAlwaysShortLink(type: QrType): boolean {
  return kindOf(type).link === 'own';
}
