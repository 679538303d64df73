import type { Agent } from './agent';
import { replyValues } from './reply-settings';

/** Returns the initial values of the fields of Agent Info. `isEnabled` is '' until it is selected there. */
export function agentInfoValues(agent: Agent) {
  return {
    name: agent.name,
    description: agent.description ?? '',
    isEnabled: '',
    starterQuestions: agent.chatOptions?.starterQuestions.join('\n') ?? '',
    offersPerson: String(agent.chatOptions?.offersPerson ?? false),
    showsSources: String(agent.chatOptions?.showsSources ?? true),
    privacyUrl: agent.chatOptions?.privacyUrl ?? '',
    ...replyValues(agent),
  };
}
