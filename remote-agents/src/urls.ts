import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** The addresses of the Agents screens. */
export const urls = {
  agents: '/agent',
  /** Another remote's page. */
  generateCode: '/GenerateQr',
  newAgent: '/NewAgent',
  conversations: '/conversations',
  conversation: (id: string) => `/conversations/${encodeURIComponent(id)}`,
  agent: (id: WireId) => `/agent/${encodeURIComponent(id)}`,
  agentTab: (id: WireId, tab: string) => `/agent/${encodeURIComponent(id)}/${tab}`,
} as const;
