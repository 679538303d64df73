import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointQuery } from '@frontdesk/shared/query';

/**
 * All agents as the server sends them. A separate module: if it were part of the list page's module, that page would be
 * larger.
 */
export const listedAgentsQuery = endpointQuery(getBots, {});
