import { call } from '@frontdesk/shared/app';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';
import type { WireId } from '@frontdesk/shared/endpoints/readers';

export function deleteAgent(id: WireId): Promise<void> {
  return call(deleteBot, { botId: id });
}

/** The notification of our server when an agent is deleted. */
export const agentDeleted = (name: string) => ({ title: 'Agent deleted', about: `The agent "${name}" was deleted` });
