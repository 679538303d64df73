import { call } from '@frontdesk/shared/app';
import { deleteBot } from '@frontdesk/shared/endpoints/bot';

export function deleteAgent(id: string): Promise<void> {
  return call(deleteBot, { botId: id });
}
