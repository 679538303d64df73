import { type Citations, type Feedback, isId, type StartedConversation } from './chat-calls';

/** A message. A visitor's message may have failed, with the reason. */
export interface ChatLine<Source = string> extends Citations<Source> {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  readonly failure?: string;
  /** The first name of the person who wrote it; absent for the assistant. */
  readonly name?: string;
  /** Whether it says that a person joined or left. */
  readonly isNote?: boolean;
  /** Whether the message went to a person, so that no reply follows. */
  readonly isSent?: boolean;
  /** The server's id of a reply, for feedback. */
  readonly messageId?: string;
  readonly feedback?: Feedback | null;
  /** Whether the visitor stopped the reply. */
  readonly isStopped?: boolean;
}

/** A conversation in the browser's storage format. */
export interface StoredConversation<Source = string> {
  readonly started: StartedConversation | null;
  readonly lines: readonly ChatLine<Source>[];
  /** The position of a person's last event in this conversation; '' once a person was requested; absent before that. */
  readonly heard?: string | undefined;
}

export interface ChatMemory<Source = string> {
  read(): StoredConversation<Source>;
  /** Returns whether the browser stored it. */
  write(conversation: StoredConversation<Source>): boolean;
}

/** The browser's storage. Neither function throws. */
interface Store {
  read(key: string): string | null;
  /** Null removes the key. Returns whether the browser stored the change. */
  write(key: string, text: string | null): boolean;
}

const LINES_MAX = 100;

/** Stores a conversation under `key`. Reads damaged text as a missing conversation. */
export function chatMemory<Source = string>(
  key: string,
  store: Store,
  readCitations: (line: Record<string, unknown>) => Citations<Source>,
): ChatMemory<Source> {
  return {
    read() {
      try {
        // `seat` is the name in stored conversations since the first release.
        const { seat, lines, heard } = JSON.parse(store.read(key) ?? '');
        const isStarted = seat instanceof Object && isText(seat.conversationId) && isId(seat.participantId);
        return {
          started: isStarted ? seat : null,
          ...(isText(heard) && { heard }),
          lines: lines.filter(isLine).map((line: Record<string, unknown>) => ({ ...line, ...readCitations(line) })),
        };
      } catch {
        return { started: null, lines: [] };
      }
    },
    write({ started, lines, heard }) {
      const isWorthIt = started || lines.length > 0;
      return store.write(
        key,
        isWorthIt ? JSON.stringify({ seat: started, lines: lines.slice(-LINES_MAX), heard }) : null,
      );
    },
  };
}

function isLine(line: unknown): boolean {
  const { id, text, from, failure = '', messageId = '', name = '' } = Object(line);
  return [id, text, failure, messageId, name].every(isText) && (from === 'visitor' || from === 'agent');
}

export const isText = (value: unknown): value is string => typeof value === 'string';
