import type { SavedQr } from './saved-qr';

const NEWEST = 3;

/** The newest few codes. Codes carry no date: numbered ids grow, and other servers list the newest first. */
export function newestCodes(codes: readonly SavedQr[]): readonly SavedQr[] {
  const isNumbered = codes.every(({ id }) => /^\d+$/.test(String(id)));
  const ordered = isNumbered ? [...codes].sort((a, b) => Number(b.id) - Number(a.id)) : codes;
  return ordered.slice(0, NEWEST);
}
