import { getNotifications as endpoint } from '@frontdesk/shared/endpoints/notification';
import { endpointQuery } from '@frontdesk/shared/query';

/** The query that the top bar polls too: one entry in the cache, so list and count never disagree. */
export function getNotifications() {
  return endpointQuery(endpoint, {});
}
