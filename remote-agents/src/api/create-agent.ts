import { call } from '@frontdesk/shared/app';
import { createBot } from '@frontdesk/shared/endpoints/bot';
import type { AgentInfo } from '../model/agent-form';

/** The client id comes later, with the first secret. */
export function createAgent({ name, description, isEnabled }: AgentInfo): Promise<void> {
  return call(createBot, { name, description, enabled: isEnabled, configuration: '', modelName: '', clientId: null });
}
