import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** The addresses of the Agents screens. */
export const urls = {
  agents: '/agent',
  newAgent: '/NewAgent',
  agent: (id: WireId) => `/agent/${encodeURIComponent(id)}`,
  agentTab: (id: WireId, tab: string) => `/agent/${encodeURIComponent(id)}/${tab}`,
} as const;
