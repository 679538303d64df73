import { ApiError } from '@frontdesk/shared/app';
import { sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import type { RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { isReplyEvents, readReplyEvents } from '@frontdesk/shared/endpoints/reply-events';
import * as messages from '../messages';

const TIMEOUT_MS = 100_000;

/** Sends a message to our server and reads the reply while it is written. Throws as `call` does. */
export async function streamMessage(
  message: RequestOf<typeof sendChatMessage>,
  signal: AbortSignal,
  onText: (replySoFar: string) => void,
): Promise<ResponseOf<typeof sendChatMessage>> {
  const answer = await answerTo(message, signal, onText);
  const body = parse(answer.body);
  if (answer.status !== 200) throw refusal(answer.status, body);
  const read = await sendChatMessage.response['~standard'].validate(body);
  if (read.issues) throw new ApiError('unreadable', messages.chat.unreadable, answer.status);
  return read.value;
}

async function answerTo(
  message: RequestOf<typeof sendChatMessage>,
  signal: AbortSignal,
  onText: (replySoFar: string) => void,
): Promise<{ readonly status: number; readonly body: string }> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  let hasBegun = false;
  try {
    // biome-ignore lint/style/noRestrictedGlobals: call() reads answers as a whole, and is part of the contract with all remotes
    const response = await fetch(sendChatMessage.path, {
      method: sendChatMessage.method,
      headers: {
        Accept: 'text/event-stream, application/json',
        'Content-Type': 'application/json',
        client_id: String(message.clientId),
      },
      body: JSON.stringify(message),
      signal: AbortSignal.any([signal, timeout]),
    });
    const { status, headers, body } = response;
    if (!isReplyEvents(headers) || !body) return { status, body: await response.text() };
    hasBegun = true;
    const end = await readReplyEvents(body, onText);
    if (end) return end;
  } catch {
    signal.throwIfAborted();
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
