import { getShortLinkChanges as endpoint } from '@frontdesk/shared/endpoints/short-link';
import { endpointQuery } from '@frontdesk/shared/query';
import type { SavedQr } from '../model/saved-qr';

/** Returns the query of the last changes of a link's destination, newest first. */
export function getShortLinkChanges(qrId: SavedQr['id']) {
  return endpointQuery(endpoint, { qrId });
}
