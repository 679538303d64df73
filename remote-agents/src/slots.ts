/** On an agent's page, below Agent Info: what other remotes show about the agent. */
export const AGENT_SLOT = { name: 'agents.agent', context: { agentId: 'string' } } as const;
