import { call } from '@frontdesk/shared/app';
import { createOrUpdateTemplate } from '@frontdesk/shared/endpoints/template';
import type { Agent } from '../model/agent';

export function saveWelcome(agent: Agent, content: string): Promise<void> {
  return call(createOrUpdateTemplate, { botId: agent.id, templateId: agent.welcome.templateId, content });
}
