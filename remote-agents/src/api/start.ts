import { call } from '@frontdesk/shared/app';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getStart, startAgent } from '@frontdesk/shared/endpoints/first-minute';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { endpointQuery } from '@frontdesk/shared/query';

/** How far along an agent is with reading. */
export type Progress = ResponseOf<typeof getStart>;

export type StartedAgent = ResponseOf<typeof startAgent>;

/** Creates an agent that answers from a site. */
export const startFromSite = (address: string): Promise<StartedAgent> => call(startAgent, { address });

/** How far along an agent is with reading, and its subject. */
export const startQuery = (botId: string) => endpointQuery(getStart, { botId });

/** Our server's notification when it has read an agent's site. */
export const siteRead = (id: WireId) => ({ title: 'Website fetched', about: `/agent/${id}/documents` });
