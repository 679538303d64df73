import { call } from '@frontdesk/shared/app';
import { deleteQr as endpoint } from '@frontdesk/shared/endpoints/qr';
import type { SavedQr } from '../model/saved-qr';

export function deleteQr(id: SavedQr['id']): Promise<void> {
  return call(endpoint, { Id: id });
}
