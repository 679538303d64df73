/** The addresses of the Agents screens. */
export const urls = {
  agents: '/agent',
  newAgent: '/NewAgent',
  agent: (id: string) => `/agent/${encodeURIComponent(id)}`,
  agentTab: (id: string, tab: string) => `/agent/${encodeURIComponent(id)}/${tab}`,
} as const;
