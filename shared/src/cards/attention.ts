import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { endpointQuery } from '@frontdesk/shared/query';

/** The last midnight but one, in the reader's time zone. */
function startOfYesterday(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString();
}

/** What happened since yesterday and what needs somebody. All remotes of the dashboard share one call. */
export const attentionQuery = () => endpointQuery(getAttention, { since: startOfYesterday() });
