import { storage } from '@frontdesk/shared/app';

const KEY = 'SAVED_QR_DRAFTS';
/** More than anybody goes back to. */
const KEPT = 50;

/** For a browser whose storage is blocked: lasts until the page is reloaded. */
let saved: readonly string[] = [];

/** Stores that what was typed under this key has been saved, so that Back does not offer to save it again. */
export function markSaved(draft: string | undefined): void {
  if (draft === undefined) return;
  saved = [...remembered(), draft].slice(-KEPT);
  storage.write(KEY, saved.join(' '));
}

export function isSaved(draft: string | undefined): boolean {
  return draft !== undefined && remembered().includes(draft);
}

/** The history of a tab outlives its page, and so does what was saved out of it. */
function remembered(): readonly string[] {
  const stored = (storage.read(KEY) ?? '').split(' ').filter((draft) => draft !== '');
  return [...new Set([...stored, ...saved])];
}
