import { onSessionOver } from '@frontdesk/shared/app';
import type { QrStyle } from '../model/qr-style';
import type { SavedQr } from '../model/saved-qr';

const styles = new Map<string, QrStyle>();
onSessionOver(() => styles.clear());

const keyOf = (id: SavedQr['id'] | undefined) => String(id ?? 'new');

/** The style that a form shows, with which the result starts. New codes of all kinds share it. */
export const styleInWork = {
  draft: (id: SavedQr['id'] | undefined) => `qr-style/${keyOf(id)}`,
  get: (id: SavedQr['id'] | undefined) => styles.get(keyOf(id)),
  set: (id: SavedQr['id'] | undefined, style: QrStyle) => void styles.set(keyOf(id), style),
};
