import { call } from '@frontdesk/shared/app';
import type { RequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { getScans as getScansEndpoint } from '@frontdesk/shared/endpoints/scans';
import {
  changeToShortLink as changeToShortLinkEndpoint,
  createShortLink as createShortLinkEndpoint,
  getShortLinkChanges as getShortLinkChangesEndpoint,
  setShortLinkPaused as setShortLinkPausedEndpoint,
  undoShortLinkChange as undoShortLinkChangeEndpoint,
  updateShortLink as updateShortLinkEndpoint,
} from '@frontdesk/shared/endpoints/short-link';
import { endpointQuery } from '@frontdesk/shared/query';
import type { SavedQr } from '../model/qr-content';

/** Gives a saved code a short link. An empty `word` requests a random slug. */
export function attachShortLink(id: SavedQr['id'], word: string) {
  return call(changeToShortLinkEndpoint, { qrId: id, Slug: word.trim() || null });
}

interface NewCode {
  readonly content: QrContent;
  /** The slug of its link; empty for a random slug. */
  readonly word: string;
  /** If empty, the name is derived from the content. */
  readonly name: string;
}

/**
 * Saves a code that can be changed later. Repeating the call with the same `id` (a new UUID) does not save it again.
 */
export function createShortLink({ content: { type, payload }, word, name }: NewCode, id: string) {
  return call(createShortLinkEndpoint, {
    ...payload,
    Type: type,
    Slug: word.trim() || null,
    Name: name.trim() || null,
    Id: id,
  });
}

/** Returns the query for the latest changes to a link, newest first. */
export function getShortLinkChanges(qrId: SavedQr['id']) {
  return endpointQuery(getShortLinkChangesEndpoint, { qrId });
}

export function setShortLinkPaused(qrId: SavedQr['id'], isPaused: boolean): Promise<void> {
  return call(setShortLinkPausedEndpoint, { qrId, isPaused });
}

/** Undoes a change, unless somebody made one after `seenId`, the newest that the page shows. */
export function undoShortLinkChange(changeId: string | number, seenId: string | number): Promise<void> {
  return call(undoShortLinkChangeEndpoint, { changeId, seenId });
}

/** Sets when a link redirects, and where it leads after that. */
export function updateShortLink(change: RequestOf<typeof updateShortLinkEndpoint>): Promise<void> {
  return call(updateShortLinkEndpoint, change);
}

/** Returns the query of a code's scans in the last `days` times 24 hours. */
export function getScans(qrId: SavedQr['id'], days: number) {
  return endpointQuery(getScansEndpoint, { qrId, days });
}
