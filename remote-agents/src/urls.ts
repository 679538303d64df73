import type { WireId } from '@frontdesk/shared/endpoints/readers';

/** The addresses of the Agents screens. */
export const urls = {
  agents: '/agent',
  /** Another remote's page. */
  generateCode: '/GenerateQr',
  /** Another remote's page. */
  people: '/people',
  newAgent: '/NewAgent',
  start: '/start',
  started: (id: WireId) => `/start?agent=${encodeURIComponent(id)}`,
  conversations: '/conversations',
  unanswered: '/conversations?tab=unanswered',
  conversationsOf: (agentId: WireId) => `/conversations?agent=${encodeURIComponent(agentId)}`,
  conversation: (id: string) => `/conversations/${encodeURIComponent(id)}`,
  agent: (id: WireId) => `/agent/${encodeURIComponent(id)}`,
  /** The part of the settings tab that explains how to put the widget on a site. */
  installPart: '#install',
  agentTab: (id: WireId, tab: string) => `/agent/${encodeURIComponent(id)}/${tab}`,
} as const;

/** What the home page passes to `/start`: the site that the owner typed there. */
export interface StartState {
  readonly address: string;
}
