import { call } from '@frontdesk/shared/app';
import { startChatSession } from '@frontdesk/shared/endpoints/chat';

export function startConversation(conversationId: string, clientId: string, signal: AbortSignal): Promise<void> {
  return call(startChatSession, { conversationId }, { clientId, signal });
}
