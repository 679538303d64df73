import type { QueryClient } from '@frontdesk/shared/query';
import { listedAgentsQuery } from '../api/list-agents';
import * as messages from '../home-messages';
import { urls } from '../urls';

/** Every agent, for the palette. */
export async function searchAgents(queries: QueryClient) {
  const agents = await queries.fetchQuery(listedAgentsQuery);
  return agents.map(({ id, name }) => ({ label: name, to: urls.agent(id), kind: messages.kind }));
}
