import type { QrType } from '@frontdesk/shared/endpoints/qr';

/** Addresses of this remote's screens. */
export const urls = {
  generate: '/GenerateQr',
  result: '/QrResult',
  myQr: '/MyQr',
  batch: '/QrBatch',
  printSheet: '/QrPrintSheet',
  places: '/MyQr/places',
  /** Another remote's page. */
  newAgent: '/NewAgent',
} as const;

/** Returns the address of the form for a type of code (spec section 2.1). */
export const formUrl = (type: QrType) => `/Qr${type}CodeGen` as const;

/** Returns the address of a saved code's page. */
export function codeUrl(id: string | number): string {
  return `${urls.myQr}/${encodeURIComponent(id)}`;
}

/** Returns the address of the conversations at a place, which is another remote's page. */
export function conversationsAt(id: string | number): string {
  return `/conversations?place=${encodeURIComponent(id)}`;
}
