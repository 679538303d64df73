import { call } from '@frontdesk/shared/app';
import { setShortLinkPaused as endpoint } from '@frontdesk/shared/endpoints/short-link';
import type { SavedQr } from '../model/saved-qr';

export function setShortLinkPaused(qrId: SavedQr['id'], isPaused: boolean): Promise<void> {
  return call(endpoint, { qrId, isPaused });
}
