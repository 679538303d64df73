import { call } from '@frontdesk/shared/app';
import { getRetention, type RETENTION_DAYS, setRetention } from '@frontdesk/shared/endpoints/conversation';
import { endpointQuery } from '@frontdesk/shared/query';

/** How long conversations are stored; null means forever. */
export type RetentionDays = (typeof RETENTION_DAYS)[number] | null;

export const retentionQuery = () => endpointQuery(getRetention, {});

export function saveRetention(days: RetentionDays): Promise<void> {
  return call(setRetention, { days });
}
