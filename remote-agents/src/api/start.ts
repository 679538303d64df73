import { call } from '@frontdesk/shared/app';
import { createBotForId } from '@frontdesk/shared/endpoints/bot';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getStart, startAgent } from '@frontdesk/shared/endpoints/first-minute';
import type { WireId } from '@frontdesk/shared/endpoints/readers';
import { newId } from '@frontdesk/shared/new-id';
import { endpointQuery } from '@frontdesk/shared/query';

/** How far an agent has read. */
export type Progress = ResponseOf<typeof getStart>;

export type StartedAgent = ResponseOf<typeof startAgent>;

/** Makes an agent that answers from a site. */
export const startFromSite = (address: string): Promise<StartedAgent> => call(startAgent, { address });

/** Makes an agent for files, with a client id. Null on a server that does not return the id of a new agent. */
export async function startFromFiles(name: string, description: string): Promise<WireId | null> {
  const settings = { name, description, enabled: true, configuration: '', modelName: '', clientId: newId() };
  const { id = null } = await call(createBotForId, settings);
  return id;
}

/** How far an agent has read, and its subject. */
export const startQuery = (botId: string) => endpointQuery(getStart, { botId });

/** The notification of our server when it has read an agent's site. */
export const siteRead = (id: WireId) => ({ title: 'Website fetched', about: `/agent/${id}/documents` });
