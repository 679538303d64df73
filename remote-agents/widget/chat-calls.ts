import { isReplyEvents, readReplyEvents } from '@frontdesk/shared/endpoints/reply-events';
import { ChatFailure, noAnswer, refusal } from './chat-failure';
import { type ChatOptions, NO_OPTIONS, readOptions } from './chat-options';
import type { PersonRequest } from './person-request';
import { type Feedback, type Reply, readReply } from './reply';
import type { WidgetConfig } from './widget-config';
import { words } from './words';

/** The ids under which the server knows this visitor. */
export interface Seat {
  readonly conversationId: string;
  /** As it came: a server that counts its ids may know no texts. */
  readonly participantId: string | number;
}

/** How a message is sent to a server that is known to be ours. */
export interface SendWay {
  /** Names the message: sent again under it, it is the same one. */
  readonly turnId: string;
  /** Hears the reply so far while it is written. */
  readonly onText: (replySoFar: string) => void;
}

/**
 * The only calls the widget makes: those of spec section 7, Chat, and three of ours for servers that have them. They fail
 * with a `ChatFailure`.
 */
export interface ChatCalls {
  /** `visitorId` answers the same id whenever this browser visits the site; '' where it remembers nothing. */
  begin(conversationId: string, visitorId: () => string, signal: AbortSignal): Promise<Seat>;
  send(seat: Seat, text: string, signal: AbortSignal, way: SendWay): Promise<Reply>;
  /** What the owner offers; nothing on a server that has no such call. */
  options(): Promise<ChatOptions>;
  /** Null takes the feedback back. */
  sendFeedback(seat: Seat, messageId: string, feedback: Feedback | null): Promise<void>;
  /** Answers what happens next, in one sentence. */
  askForPerson(seat: Seat, request: PersonRequest): Promise<string>;
}

const TIMEOUT_MS = 100_000;

export function chatCalls({ api, clientId, ipLookup, hasOptions }: WidgetConfig): ChatCalls {
  /** A call that nobody ends early. */
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
    async send(seat, text, signal, { turnId, onText }) {
      // A stream and an id of the message are ours.
      const message = { ...seat, clientId, text, ...(hasOptions && { turnId }) };
      const answer = await post('sendMessage', message, signal, hasOptions ? onText : undefined);
      const reply = readReply(answer, hasOptions);
      if (reply.text === '') throw new ChatFailure(words.reasons.server);
      return reply;
    },
    async options() {
      return hasOptions ? readOptions(await send('GET', 'options', null, unending())) : NO_OPTIONS;
    },
    async sendFeedback(seat, messageId, feedback) {
      await post('feedback', { ...seat, messageId, feedback }, unending());
    },
    async askForPerson(seat, person) {
      const answer = await post('person', { ...seat, ...person }, unending());
      const next = (answer as { next?: unknown } | null)?.next;
      return typeof next === 'string' && next.trim() ? next : words.offers.person.next;
    },
  };
}

type OnText = SendWay['onText'];

/** One request that ends in time, with its whole answer. `onText` hears a reply that arrives in pieces. */
async function request(url: string, init: RequestInit, outer: AbortSignal, onText?: OnText) {
  const own = new AbortController();
  const giveUp = () => own.abort();
  const timer = setTimeout(giveUp, TIMEOUT_MS);
  outer.addEventListener('abort', giveUp);
  try {
    const response = await fetch(url, { ...init, signal: own.signal });
    const { status, headers, body } = response;
    const retryAfter = headers.get('retry-after');
    if (!onText || !body || !isReplyEvents(headers)) return { status, retryAfter, text: await response.text() };
    const end = await readReplyEvents(body, onText);
    if (end) return { status: end.status, retryAfter, text: end.body };
    throw new Error('lost');
  } catch {
    throw noAnswer(own.signal.aborted && !outer.aborted);
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', giveUp);
  }
}

/** Asks a service for the visitor's address, when the site's owner named one. Without an answer it is ''. */
async function lookUp(service: string): Promise<string> {
  if (service === '') return '';
  try {
    const answer = await fetch(service, { credentials: 'omit', signal: AbortSignal.timeout(3000) });
    return /[\da-f.:]{7,45}/i.exec(await answer.text())?.[0] ?? '';
  } catch {
    return '';
  }
}

/** A page in place of an answer is no answer; other texts that are no JSON are. */
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
  if (typeof answer !== 'object' || answer === null) return null;
  if ('participantId' in answer) return idIn(answer.participantId);
  return 'id' in answer ? idIn(answer.id) : null;
}
