import type { QrType } from '@frontdesk/shared/endpoints/qr';

/** Where this remote's screens stand. */
export const urls = {
  generate: '/GenerateQr',
  result: '/QrResult',
  myQr: '/MyQr',
  batch: '/QrBatch',
  printSheet: '/QrPrintSheet',
} as const;

/** The form that makes a code of each type. */
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

/** The page of one saved code. */
export function codeUrl(id: string | number): string {
  return `${urls.myQr}/${encodeURIComponent(id)}`;
}
