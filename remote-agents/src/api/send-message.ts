import { call } from '@frontdesk/shared/app';
import { sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { StartedConversation } from '../model/conversation';
import { streamMessage } from './stream-message';

export interface ChatMessage {
  readonly text: string;
  /** Names the message for our server: sent again under it, it is the same one. */
  readonly turnId: string;
}

/** Sends a message. With `onText`, for our server alone, the reply so far is heard while it is written. */
export function sendMessage(
  conversation: StartedConversation,
  clientId: string,
  { text, turnId }: ChatMessage,
  signal: AbortSignal,
  onText: ((replySoFar: string) => void) | null,
): Promise<ResponseOf<typeof sendChatMessage>> {
  const message = { ...conversation, clientId, text };
  return onText
    ? streamMessage({ ...message, turnId }, signal, onText)
    : call(sendChatMessage, message, { clientId, signal });
}
