import { call } from '@frontdesk/shared/app';
import { setQrStyle as endpoint, type QrStyle } from '@frontdesk/shared/endpoints/qr-style';
import type { SavedQr } from '../model/saved-qr';

export function setQrStyle(qrId: SavedQr['id'], style: QrStyle): Promise<void> {
  return call(endpoint, { qrId, style: JSON.stringify(style) });
}
