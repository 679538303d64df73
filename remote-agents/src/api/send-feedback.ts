import { call } from '@frontdesk/shared/app';
import { sendChatFeedback } from '@frontdesk/shared/endpoints/chat';
import type { Feedback } from '@frontdesk/shared/endpoints/conversation';
import type { StartedConversation } from '../model/conversation';

/** Stores whether a reply helped; null removes the feedback. */
export function sendFeedback(
  conversation: StartedConversation,
  clientId: string,
  messageId: string,
  feedback: Feedback | null,
): Promise<void> {
  return call(sendChatFeedback, { ...conversation, messageId, feedback }, { clientId });
}
