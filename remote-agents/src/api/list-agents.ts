import { getBots } from '@frontdesk/shared/endpoints/bot-list';
import { endpointQuery } from '@frontdesk/shared/query';

/** All agents, for cards and palette. A module of theirs alone: one that pages import too makes their scripts larger. */
export const listedAgentsQuery = endpointQuery(getBots, {});
