import { type AgentSettings, readAgentSettings } from '@frontdesk/shared/endpoints/agent-settings';

export type { AgentSettings };

/** What the owner set for an agent's replies, from its `configuration`. Text that others wrote there never throws. */
export const agentSettings = (configuration: string | null): AgentSettings => readAgentSettings(configuration);
