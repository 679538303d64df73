import type { QrType } from './qr';
import { kindOf } from './qr-kinds/kinds';

/** Whether a code of this type can be a short link, and so be changed after print. */
export function canBeShortLink(type: QrType): boolean {
  return kindOf(type).link !== null;
}

/** Whether a code of this type is always a short link, which leads to a page of the server. */
export function isAlwaysShortLink(type: QrType): boolean {
  return kindOf(type).link === 'own';
}
