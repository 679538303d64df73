import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointQuery } from '@frontdesk/shared/query';

/** All agents as the server sends them. A separate module: sharing one with the list's page makes that page larger. */
export const listedAgentsQuery = endpointQuery(getBots, {});
