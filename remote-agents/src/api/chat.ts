import { ApiError, call } from '@frontdesk/shared/app';
import {
  addChatParticipant,
  askForPerson,
  CHAT_OWNER_NAME,
  sendChatFeedback,
  sendChatMessage,
  startChatSession,
  waitForPerson,
} from '@frontdesk/shared/endpoints/chat';
import type { RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { isReplyEvents, readReplyEvents } from '@frontdesk/shared/endpoints/reply-events';
import { type ChatCalls, chatCalls, type PostChat } from '../../widget/chat/chat-calls';
import * as messages from '../messages';
import { type AnswerSource, readPassages } from '../model/test-chat';

const ENDPOINTS = {
  startSession: startChatSession,
  addParticipant: addChatParticipant,
  sendMessage: sendChatMessage,
  feedback: sendChatFeedback,
  person: askForPerson,
  wait: waitForPerson,
} as const;

const TIMEOUT_MS = 100_000;

/** Returns the calls of Chat Test, which joins as the owner and without an IP address. They throw as `call` does. */
export function testChatCalls(clientId: string, isOurs: boolean): ChatCalls<AnswerSource> {
  const post: PostChat = (name, request, signal, onText) =>
    onText
      ? streamMessage(request as MessageRequest, onText, signal)
      : call(ENDPOINTS[name], request as never, { clientId, ...(signal && { signal }) });
  return chatCalls(post, {
    clientId,
    isOurs,
    visitor: async () => ({ userName: CHAT_OWNER_NAME, ipAddress: '' }),
    readCitations: readPassages,
  });
}

type MessageRequest = RequestOf<typeof sendChatMessage>;

/** Sends a message to our server and reads the reply while it is written. */
async function streamMessage(
  message: MessageRequest,
  onText: (replySoFar: string) => void,
  signal?: AbortSignal,
): Promise<ResponseOf<typeof sendChatMessage>> {
  const answer = await answerTo(message, onText, signal);
  const body = parse(answer.body);
  if (answer.status !== 200) throw refusal(answer.status, body);
  const read = await sendChatMessage.response['~standard'].validate(body);
  if (read.issues) throw new ApiError('unreadable', messages.chat.unreadable, answer.status);
  return read.value;
}

async function answerTo(
  message: MessageRequest,
  onText: (replySoFar: string) => void,
  signal?: AbortSignal,
): Promise<{ readonly status: number; readonly body: string }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let hasBegun = false;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: call() reads only whole answers, by its contract with all remotes
    const response = await fetch(sendChatMessage.path, {
      method: sendChatMessage.method,
      headers: {
        Accept: 'text/event-stream, application/json',
        'Content-Type': 'application/json',
        client_id: String(message.clientId),
      },
      body: JSON.stringify(message),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { status, headers, body } = response;
    if (!isReplyEvents(headers) || !body) return { status, body: await response.text() };
    hasBegun = true;
    const end = await readReplyEvents(body, onText);
    if (end) return end;
  } catch {
    signal?.throwIfAborted();
    if (timeout.aborted) throw new ApiError('timeout', messages.chat.slow);
  }
  throw new ApiError('network', hasBegun ? messages.chat.lost : messages.chat.noAnswer);
}

function refusal(status: number, body: unknown): ApiError {
  const { message } = (typeof body === 'object' ? (body ?? {}) : {}) as { message?: unknown };
  const isSentence = typeof message === 'string' && message !== '';
  return new ApiError(
    'status',
    isSentence ? message : messages.chat.unreadable,
    status,
    body,
    isSentence ? [message] : [],
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
