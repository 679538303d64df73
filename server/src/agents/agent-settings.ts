import { type AgentSettings, readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';

export type { AgentSettings };

/** Reads the owner's settings for an agent's replies from its `configuration`. Never throws, whatever that text is. */
export const agentSettings = (configuration: string | null): AgentSettings => readAgentSettings(configuration);
