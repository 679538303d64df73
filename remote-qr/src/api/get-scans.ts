import { getScans as endpoint } from '@frontdesk/shared/endpoints/scans';
import { endpointQuery } from '@frontdesk/shared/query';
import type { SavedQr } from '../model/saved-qr';

/** Returns the query of a code's scans in the last `days` times 24 hours. */
export function getScans(qrId: SavedQr['id'], days: number) {
  return endpointQuery(endpoint, { qrId, days });
}
