import { getAttention } from '@frontdesk/shared/endpoints/attention';
import { endpointQuery } from '@frontdesk/shared/query';

/** The start of yesterday in the reader's time zone. */
function startOfYesterday(now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1).toISOString();
}

/** Number of days in the dashboard's charts. */
export const HOME_DAYS = 14;

/**
 * Events since yesterday, items that need attention, and numbers for the last two weeks. All remotes share one call.
 */
export const attentionQuery = () => endpointQuery(getAttention, { since: startOfYesterday(), days: HOME_DAYS });
