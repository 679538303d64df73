import { encodedText } from '@frontdesk/shared/endpoints/qr-content';
import { checkWebAddress } from '@frontdesk/shared/endpoints/web-address';
import { ApiError } from '../http/api-error';

/** Checks an address that visitors will be sent to. It is encoded exactly as typed. */
export function urlContent(payload: { Url: string }): string {
  const checked = checkWebAddress(payload.Url);
  if (!checked.ok) throw new ApiError(400, checked.problem);
  return encodedText({ type: 'Url', payload });
}
