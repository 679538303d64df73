import { call } from '@frontdesk/shared/app';
import type { RequestOf } from '@frontdesk/shared/endpoints/endpoint';
import { updateShortLink as endpoint } from '@frontdesk/shared/endpoints/short-link';

/** Changes when a link redirects, and where it leads after its end. */
export function updateShortLink(change: RequestOf<typeof endpoint>): Promise<void> {
  return call(endpoint, change);
}
