import type { SavedQr } from './saved-qr';

const NEWEST = 3;

/** Returns the newest codes. Codes have no date: numeric ids increase, and other servers list the newest first. */
export function newestCodes(codes: readonly SavedQr[]): readonly SavedQr[] {
  const isNumbered = codes.every(({ id }) => /^\d+$/.test(String(id)));
  const ordered = isNumbered ? [...codes].sort((a, b) => Number(b.id) - Number(a.id)) : codes;
  return ordered.slice(0, NEWEST);
}
