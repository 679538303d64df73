import type { QrType } from '@frontdesk/shared/endpoints/qr';

/** Addresses of this remote's screens. */
export const urls = {
  generate: '/GenerateQr',
  result: '/QrResult',
  myQr: '/MyQr',
  batch: '/QrBatch',
  printSheet: '/QrPrintSheet',
} as const;

/** The address of the form for each type of code. */
export const formUrls: Readonly<Record<QrType, string>> = {
  Url: '/QrUrlCodeGen',
  Whatsapp: '/QrWhatsappCodeGen',
  CalendarEvent: '/QrCalendarEventCodeGen',
  Contact: '/QrContactCodeGen',
  Wifi: '/QrWifiCodeGen',
  Email: '/QrEmailCodeGen',
  Phone: '/QrPhoneCodeGen',
  Sms: '/QrSmsCodeGen',
  Place: '/QrPlaceCodeGen',
  Text: '/QrTextCodeGen',
};

/** Returns the address of a saved code's page. */
export function codeUrl(id: string | number): string {
  return `${urls.myQr}/${encodeURIComponent(id)}`;
}
