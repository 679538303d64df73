/** On the page of an agent, below Agent Info: what other remotes show about it. */
export const AGENT_SLOT = { name: 'agents.agent', context: { agentId: 'string' } } as const;
