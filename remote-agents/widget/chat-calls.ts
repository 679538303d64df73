import { isReplyEvents, readReplyEvents } from '@frontdesk/shared/endpoints/reply-events';
import { ChatFailure, noAnswer, refusal } from './chat-failure';
import { type ChatOptions, NO_OPTIONS, readOptions } from './chat-options';
import type { PersonRequest } from './person-request';
import { type Feedback, type Reply, readReply } from './reply';
import { timeLimit } from './time-limit';
import type { WidgetConfig } from './widget-config';
import { words } from './words';

/** The server's ids of a conversation and its visitor. */
export interface StartedConversation {
  readonly conversationId: string;
  /** As the server sent it, because a server with numeric ids may refuse texts. */
  readonly participantId: string | number;
}

/** Options of a message to a server that is known to be ours. */
export interface SendWay {
  /** Identifies the message: sending it again with the same id adds no message. */
  readonly turnId: string;
  /** Called with the reply so far while it is written. */
  readonly onText: (replySoFar: string) => void;
}

/**
 * The only calls of the widget: those of spec section 7.4, and three of ours for servers that have them. They throw a
 * `ChatFailure`.
 */
export interface ChatCalls {
  /**
   * Starts a conversation. `visitorId` returns the same id on every visit of this browser; '' if nothing can be stored.
   */
  begin(conversationId: string, visitorId: () => string, signal: AbortSignal): Promise<StartedConversation>;
  send(started: StartedConversation, text: string, signal: AbortSignal, way: SendWay): Promise<Reply>;
  /** Returns what the owner offers; nothing on a server without this call. */
  options(): Promise<ChatOptions>;
  /** Stores feedback; null removes it. */
  sendFeedback(started: StartedConversation, messageId: string, feedback: Feedback | null): Promise<void>;
  /** Requests a person. Resolves to a sentence about what happens next. */
  askForPerson(started: StartedConversation, request: PersonRequest): Promise<string>;
}

const TIMEOUT_MS = 100_000;

export function chatCalls({ api, clientId, ipLookup, hasOptions }: WidgetConfig): ChatCalls {
  /** A signal for calls that are never cancelled. */
  const unending = () => new AbortController().signal;

  function post(path: string, body: object | null, signal: AbortSignal, onText?: OnText): Promise<unknown> {
    return send('POST', path, body, signal, onText);
  }

  async function send(method: string, path: string, body: object | null, signal: AbortSignal, onText?: OnText) {
    const headers: Record<string, string> = { client_id: clientId };
    if (body) headers['Content-Type'] = 'application/json';
    if (onText) headers['Accept'] = 'text/event-stream';
    const init = { method, headers, body: body && JSON.stringify(body), credentials: 'omit' as const };
    const { status, retryAfter, text } = await request(`${api}/api/v1/chat/${path}`, init, signal, onText);
    const answer = parse(text);
    if (status < 200 || status > 299) throw refusal(status, retryAfter, answer);
    return answer;
  }

  return {
    async begin(conversationId, visitorId, signal) {
      await post(`startSession?conversationId=${encodeURIComponent(conversationId)}`, null, signal);
      const ipAddress = await lookUp(ipLookup);
      // A field of ours, which another server may refuse.
      const known = hasOptions ? visitorId() : '';
      const visitor = { conversationId, userName: 'Visitor', ipAddress, ...(known && { visitorId: known }) };
      const answer = await post('addParticipant', visitor, signal);
      const participantId = idIn(answer);
      if (participantId === null) throw new ChatFailure(words.reasons.server);
      return { conversationId, participantId };
    },
    async send(started, text, signal, { turnId, onText }) {
      // The stream and the id of the message are ours.
      const message = { ...started, clientId, text, ...(hasOptions && { turnId }) };
      const answer = await post('sendMessage', message, signal, hasOptions ? onText : undefined);
      const reply = readReply(answer, hasOptions);
      if (reply.text === '') throw new ChatFailure(words.reasons.server);
      return reply;
    },
    async options() {
      return hasOptions ? readOptions(await send('GET', 'options', null, unending())) : NO_OPTIONS;
    },
    async sendFeedback(started, messageId, feedback) {
      await post('feedback', { ...started, messageId, feedback }, unending());
    },
    async askForPerson(started, person) {
      const answer = await post('person', { ...started, ...person }, unending());
      const next = (answer as { next?: unknown } | null)?.next;
      return typeof next === 'string' && next.trim() ? next : words.offers.person.next;
    },
  };
}

type OnText = SendWay['onText'];

/**
 * Makes a request with a time limit and reads the whole answer. Calls `onText` with the reply so far while it streams.
 */
async function request(url: string, init: RequestInit, outer: AbortSignal, onText?: OnText) {
  const signal = timeLimit(TIMEOUT_MS, outer);
  try {
    const response = await fetch(url, { ...init, signal });
    const { status, headers, body } = response;
    const retryAfter = headers.get('retry-after');
    if (!onText || !body || !isReplyEvents(headers)) return { status, retryAfter, text: await response.text() };
    const end = await readReplyEvents(body, onText);
    if (end) return { status: end.status, retryAfter, text: end.body };
    throw new Error('lost');
  } catch {
    throw noAnswer(signal.aborted && !outer.aborted);
  }
}

/** Looks up the visitor's address with the service that the site's owner configured. '' without an answer. */
async function lookUp(service: string): Promise<string> {
  if (service === '') return '';
  try {
    const answer = await fetch(service, { credentials: 'omit', signal: timeLimit(3000) });
    return /[\da-f.:]{7,45}/i.exec(await answer.text())?.[0] ?? '';
  } catch {
    return '';
  }
}

/** Parses JSON or plain text. Null for an HTML page, which is not an answer. */
function parse(text: string): unknown {
  if (/^\s*</.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text.trim();
  }
}

function idIn(answer: unknown): string | number | null {
  if (typeof answer === 'string' || typeof answer === 'number') return answer === '' ? null : answer;
  const { participantId, id } = Object(answer);
  const found = participantId ?? id;
  return found === undefined ? null : idIn(found);
}
