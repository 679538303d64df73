import { call } from '@frontdesk/shared/app';
import { sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import type { Conversation } from '../model/conversation';

export function sendMessage(conversation: Conversation, clientId: string, text: string, signal: AbortSignal) {
  return call(sendChatMessage, { ...conversation, clientId, text }, { clientId, signal });
}
