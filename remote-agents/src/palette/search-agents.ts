import type { QueryClient } from '@frontdesk/shared/query';
import { listedAgentsQuery } from '../api/listed-agents';
import * as messages from '../messages/home';
import { urls } from '../urls';

/** With more agents than this, their actions would hide the agents themselves. */
const AGENTS_WITH_ACTIONS = 50;

/** Returns every agent for the palette, with its actions. */
export async function searchAgents(queries: QueryClient) {
  const agents = await queries.fetchQuery(listedAgentsQuery);
  const actions = agents.slice(0, AGENTS_WITH_ACTIONS).flatMap(({ id, name }) =>
    messages.actions.map(({ label, tab, search }) => ({
      label: label(name),
      to: urls.agentTab(id, tab),
      kind: messages.action,
      search,
    })),
  );
  return [...agents.map(({ id, name }) => ({ label: name, to: urls.agent(id), kind: messages.kind })), ...actions];
}
