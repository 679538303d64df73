import { call } from '@frontdesk/shared/app';
import { undoShortLinkChange as endpoint } from '@frontdesk/shared/endpoints/short-link';

export function undoShortLinkChange(changeId: string | number): Promise<void> {
  return call(endpoint, { changeId });
}
