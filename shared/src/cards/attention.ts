import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { endpointQuery } from '@frontdesk/shared/query';

/** The midnight before the last one, in the reader's time zone. */
function startOfYesterday(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString();
}

/** How many days the dashboard draws. */
export const HOME_DAYS = 14;

/** What happened since yesterday, what needs somebody, and the numbers of two weeks. All remotes of the dashboard share one call. */
export const attentionQuery = () => endpointQuery(getAttention, { since: startOfYesterday(), days: HOME_DAYS });
