/** On an agent's page, below Agent Info: content about the agent from other remotes. */
export const AGENT_SLOT = { name: 'agents.agent', context: { agentId: 'string' } } as const;
