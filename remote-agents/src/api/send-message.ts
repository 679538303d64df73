import { call } from '@frontdesk/shared/app';
import { sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import type { StartedConversation } from '../model/conversation';
import { streamMessage } from './stream-message';

export interface ChatMessage {
  readonly text: string;
  /** Identifies the message on our server: sending it again with the same id adds no message. */
  readonly turnId: string;
}

/** Sends a message. Calls `onText` with the reply so far while it is written; only our server supports that. */
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
