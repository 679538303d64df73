import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { encodedText } from '@frontdesk/shared/endpoints/qr-content';
import { ApiError } from '../http/api-error';

/** Creates a link that opens a chat. WhatsApp requires the number with its country code and only digits. */
export function whatsappContent(payload: { number: string; message: string }): string {
  const checked = checkPhoneNumber(payload.number);
  if (!checked.ok) throw new ApiError(400, checked.problem);
  return encodedText({ type: 'Whatsapp', payload });
}
