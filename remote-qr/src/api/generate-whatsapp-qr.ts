import { call } from '@frontdesk/shared/app';
import { generateWhatsappQr as endpoint } from '@frontdesk/shared/endpoints/qr';
import type { QrPayloads } from '@frontdesk/shared/endpoints/qr-content';

/** Resolves to the code's image as a data URL. */
export async function generateWhatsappQr(payload: QrPayloads['Whatsapp']): Promise<string> {
  const { dataUrl } = await call(endpoint, payload);
  return dataUrl;
}
