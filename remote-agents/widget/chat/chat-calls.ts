import { replyText } from '@frontdesk/shared/endpoints/reply-text';

/** The server's ids of a conversation and its visitor. */
export interface StartedConversation {
  readonly conversationId: string;
  /** Unchanged from the server, because a server with numeric ids may refuse texts. */
  readonly participantId: string | number;
}

export type Feedback = 'helpful' | 'not-helpful';

/** A passage that opens under a reply. Heading and name may be ''. */
export interface ShownPassage {
  readonly name: string;
  /** The headings above it, joined by ' > '. */
  readonly heading: string;
  readonly text: string;
}

/** What a reply cites: the sources of an answer, or the passages nearest to a question without an answer. */
export interface Citations<Source> {
  readonly sources?: readonly Source[];
  readonly nearest?: readonly Source[];
  /** The passages that can be opened under the reply. */
  readonly passages?: readonly ShownPassage[] | undefined;
}

export interface Reply<Source = string> extends Citations<Source> {
  readonly text: string;
  /** The id for feedback; absent if the server accepts none. */
  readonly messageId?: string;
  readonly offersPerson?: boolean;
  /** Whether a person has the conversation and answers it. Then the text may be ''. */
  readonly isFromPerson?: boolean;
}

/** A visitor's contact details and message for a person. */
export interface PersonRequest {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly consent: boolean;
}

/** Options of a message to a server that is known to be ours. */
export interface SendWay {
  /** Identifies the message: sending it again with the same id adds no message. */
  readonly turnId: string;
  /** Called with the reply so far while it is written. */
  readonly onText: (replySoFar: string) => void;
  /** Whether the page shows new messages of people automatically. Default: no. */
  readonly follows?: boolean;
}

/**
 * The calls for a conversation: those from spec section 7.4, and others that are not in the spec, for servers that have
 * them.
 */
export interface ChatCalls<Source = string> {
  /** Starts a conversation and adds its visitor. */
  begin(conversationId: string, signal: AbortSignal): Promise<StartedConversation>;
  send(started: StartedConversation, text: string, signal: AbortSignal, way: SendWay): Promise<Reply<Source>>;
  /** Stores feedback; null removes it. */
  sendFeedback(started: StartedConversation, messageId: string, feedback: Feedback | null): Promise<void>;
  /** Requests a person. Resolves to a sentence about what happens next; '' without one. */
  askForPerson(started: StartedConversation, request: PersonRequest): Promise<string>;
  /** Starts the visitor's wait for a person. Resolves to the text that the page shows meanwhile; '' for none. */
  waitForPerson(started: StartedConversation): Promise<string>;
}

/**
 * Makes a call to `/api/v1/chat` with the agent's client id, and returns its answer. With `onText`, it accepts a stream
 * and passes on the reply so far. Throws when the call fails.
 */
export type PostChat = (
  name: 'startSession' | 'addParticipant' | 'sendMessage' | 'feedback' | 'person' | 'wait',
  request: { readonly conversationId: string; readonly [field: string]: unknown },
  signal?: AbortSignal,
  onText?: SendWay['onText'],
) => Promise<unknown>;

interface ChatCallsOptions<Source> {
  readonly clientId: string;
  /** Whether the server is ours: it streams replies, and recognizes a message that is sent again. */
  readonly isOurs: boolean;
  /** Returns the visitor's fields for `addParticipant`. */
  readonly visitor: () => Promise<{ userName: string; ipAddress: string; visitorId?: string }>;
  /** Reads what a reply cites. Without this function, a reply contains only its text. */
  readonly readCitations?: (answer: Record<string, unknown>) => Citations<Source>;
}

/** Returns the calls. They use `post`, which decides how a page reaches the server and how it words a failure. */
export function chatCalls<Source = string>(
  post: PostChat,
  { clientId, isOurs, visitor, readCitations }: ChatCallsOptions<Source>,
): ChatCalls<Source> {
  return {
    async begin(conversationId, signal) {
      await post('startSession', { conversationId }, signal);
      const answer = await post('addParticipant', { conversationId, ...(await visitor()) }, signal);
      return { conversationId, participantId: idIn(answer) };
    },
    async send(started, text, signal, { turnId, onText, follows }) {
      // The stream and the id of the message are not in the spec.
      const message = { ...started, clientId, text, ...(isOurs && { turnId }), ...(follows && { follows }) };
      return readReply(await post('sendMessage', message, signal, isOurs ? onText : undefined), readCitations);
    },
    async sendFeedback(started, messageId, feedback) {
      await post('feedback', { ...started, messageId, feedback });
    },
    async askForPerson(started, person) {
      const { next } = Object(await post('person', { ...started, ...person }));
      return typeof next === 'string' ? next.trim() : '';
    },
    waitForPerson: async (started) => Object(await post('wait', { ...started })).text ?? '',
  };
}

/** Reads an answer of `sendMessage`. Throws when it has no text. */
function readReply<Source>(answer: unknown, readCitations: ChatCallsOptions<Source>['readCitations']): Reply<Source> {
  const text = replyText(answer);
  const { outcome } = Object(answer);
  const isFromPerson = outcome === 'person';
  if (text === '' && !isFromPerson) throw new Error();
  if (!readCitations || !(answer instanceof Object)) return { text };
  const fields = answer as Record<string, unknown>;
  const { messageId, offersPerson } = fields;
  return {
    text,
    ...(isId(messageId) && { messageId: String(messageId) }),
    ...readCitations(fields),
    ...(offersPerson === true && { offersPerson }),
    ...(isFromPerson && { isFromPerson }),
  };
}

/** Returns the participant in an answer of `addParticipant`: a bare id, or an object with the id. */
function idIn(answer: unknown): string | number {
  if (isId(answer) && answer !== '') return answer;
  const { participantId, id } = Object(answer);
  const found = participantId ?? id;
  if (found === undefined) throw new Error();
  return idIn(found);
}

export const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
