import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointQuery } from '@frontdesk/shared/query';

/** The organization's agents. */
export const agentsQuery = endpointQuery(getBots, {});
