import { call } from '@frontdesk/shared/app';
import { changeToShortLink as endpoint } from '@frontdesk/shared/endpoints/short-link';
import type { SavedQr } from '../model/saved-qr';

/** Gives a saved code a short link. An empty `word` requests a random slug. */
export function attachShortLink(id: SavedQr['id'], word: string) {
  return call(endpoint, { qrId: id, Slug: word.trim() || null });
}
