import type { QrType } from './qr';
import { kindOf } from './qr-kinds/kinds';

/** Whether a code of this type can be a short link, and so be changed after print. */
export function canBeShortLink(type: QrType): boolean {
  return kindOf(type).link !== null;
}
