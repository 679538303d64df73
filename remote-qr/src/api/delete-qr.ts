import { call } from '@frontdesk/shared/app';
import { deleteQr as endpoint } from '@frontdesk/shared/endpoints/qr';

export function deleteQr(id: string): Promise<void> {
  return call(endpoint, { Id: id });
}
