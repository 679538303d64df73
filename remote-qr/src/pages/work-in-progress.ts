import { onSessionOver, storage } from '@frontdesk/shared/app';
import type { SavedQr } from '../model/qr-content';
import { isSameStyle, type QrStyle } from '../model/qr-style';

const KEY = 'SAVED_QR_DRAFTS';
/** More drafts than anybody would go back to. */
const KEPT = 50;

/** Used when storage is blocked; lasts until the page is reloaded. */
let saved: readonly string[] = [];

/** Records that the code with this draft was saved, so that going back does not offer to save it again. */
export function markSaved(draft: string | undefined): void {
  if (draft === undefined) return;
  saved = [...remembered(), draft].slice(-KEPT);
  storage.write(KEY, saved.join(' '));
}

export function isSaved(draft: string | undefined): boolean {
  return draft !== undefined && remembered().includes(draft);
}

/** Reads the saved drafts. A tab's history survives a reload, so they must also survive it. */
function remembered(): readonly string[] {
  const stored = (storage.read(KEY) ?? '').split(' ').filter((draft) => draft !== '');
  return [...new Set([...stored, ...saved])];
}

const styles = new Map<string, QrStyle>();
const begunStyles = new Map<string, QrStyle>();
onSessionOver(() => {
  styles.clear();
  begunStyles.clear();
});

const keyOf = (id: SavedQr['id'] | undefined) => String(id ?? 'new');

/** The style that a form shows and the result starts with. New codes of all kinds share it. */
export const styleInWork = {
  draft: (id: SavedQr['id'] | undefined) => `qr-style/${keyOf(id)}`,
  get: (id: SavedQr['id'] | undefined) => styles.get(keyOf(id)),
  set: (id: SavedQr['id'] | undefined, style: QrStyle) => void styles.set(keyOf(id), style),
  /** The stored style on which a saved code's changes are based. */
  begun: (id: SavedQr['id']) => begunStyles.get(keyOf(id)),
  /**
   * Reports the style that is stored with a saved code. While another style is being tried, the base of the changes is
   * not replaced.
   */
  follow(id: SavedQr['id'] | undefined, stored: QrStyle, tried: QrStyle) {
    if (id !== undefined && (isSameStyle(stored, tried) || !begunStyles.has(keyOf(id))))
      begunStyles.set(keyOf(id), stored);
  },
};
