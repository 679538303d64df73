import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointQuery } from '@frontdesk/shared/query';

/** All agents, for cards and palette. A separate module: sharing one with pages makes the pages' scripts larger. */
export const listedAgentsQuery = endpointQuery(getBots, {});
