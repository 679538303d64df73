import { getMyQrs as endpoint } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery } from '@frontdesk/shared/query';

/** The owner's saved codes, as the query that host and remotes share. */
export function getMyQrs() {
  return endpointQuery(endpoint, {});
}
