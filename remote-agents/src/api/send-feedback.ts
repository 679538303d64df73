import { call } from '@frontdesk/shared/app';
import { sendChatFeedback } from '@frontdesk/shared/endpoints/chat';
import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import type { Conversation } from '../model/conversation';

/** Says whether a reply helped; null takes it back. */
export function sendFeedback(
  conversation: Conversation,
  clientId: string,
  messageId: string,
  feedback: Feedback | null,
): Promise<void> {
  return call(sendChatFeedback, { ...conversation, messageId, feedback }, { clientId });
}
