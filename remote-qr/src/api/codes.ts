import { getMyQrs as endpoint } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery } from '@frontdesk/shared/query';

/** Returns the query of the owner's saved codes that host and remotes share. */
export function getMyQrs() {
  return endpointQuery(endpoint, {});
}
