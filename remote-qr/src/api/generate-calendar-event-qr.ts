import { call } from '@frontdesk/shared/app';
import { generateCalendarEventQr as endpoint } from '@frontdesk/shared/endpoints/qr';
import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';

/** Resolves to the code's image as a data URL. */
export async function generateCalendarEventQr(payload: QrPayloads['CalendarEvent']): Promise<string> {
  const { dataUrl } = await call(endpoint, payload);
  return dataUrl;
}
