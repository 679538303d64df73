import { newId } from '@frontdesk/shared/new-id';
import type { StartedConversation } from './chat-calls';
import type { Feedback } from './reply';

/** A message. A visitor's message may have failed, with the reason. */
export interface ChatLine {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  readonly failure?: string;
  /** The server's id of a reply, for feedback. */
  readonly messageId?: string;
  readonly feedback?: Feedback | null;
  /** Names of the documents behind a reply. */
  readonly sources?: readonly string[];
  /** Whether the visitor stopped the reply. */
  readonly isStopped?: boolean;
  /** Whether the reply found nothing. */
  readonly isMiss?: boolean;
}

/** A conversation as the browser stores it. */
export interface StoredConversation {
  readonly started: StartedConversation | null;
  readonly lines: readonly ChatLine[];
}

export interface Memory {
  read(): StoredConversation;
  /** Returns whether the browser stored it. */
  write(conversation: StoredConversation): boolean;
  /** Returns a random id of this browser on this site; '' if nothing can be stored. */
  visitorId(): string;
}

const NOTHING: StoredConversation = { started: null, lines: [] };
const LINES_MAX = 100;
/** The same key for all agents of a site. */
const VISITOR_KEY = 'chatbot-widget-visitor';

/** Reads a key; null when it is missing or storage is blocked. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes the key. Returns whether the browser stored the change. */
function store(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores a conversation for each agent in the visitor's browser. Never throws when storage is blocked, full or damaged.
 */
export function browserMemory(clientId: string): Memory {
  const key = `chatbot-widget:${clientId}`;
  return {
    read() {
      try {
        return readStored(JSON.parse(read(key) ?? 'null'));
      } catch {
        return NOTHING;
      }
    },
    write({ started, lines }) {
      const isWorthIt = started || lines.length > 0;
      return store(key, isWorthIt ? JSON.stringify({ seat: started, lines: lines.slice(-LINES_MAX) }) : null);
    },
    visitorId() {
      const id = read(VISITOR_KEY) || newId();
      return store(VISITOR_KEY, id) ? id : '';
    },
  };
}

/** Reads a stored conversation. `seat` is the name in stored conversations since the first release. */
function readStored(stored: unknown): StoredConversation {
  if (!isRecord(stored) || !Array.isArray(stored['lines'])) return NOTHING;
  const { seat } = stored;
  const isStarted = isRecord(seat) && isText(seat['conversationId']) && isId(seat['participantId']);
  return {
    started: isStarted ? (seat as unknown as StartedConversation) : null,
    lines: stored['lines'].filter(isLine),
  };
}

function isLine(line: unknown): line is ChatLine {
  return (
    isRecord(line) &&
    isText(line['id']) &&
    isText(line['text']) &&
    (line['from'] === 'visitor' || line['from'] === 'agent') &&
    (line['failure'] === undefined || isText(line['failure'])) &&
    (line['messageId'] === undefined || isText(line['messageId'])) &&
    (line['sources'] === undefined || (Array.isArray(line['sources']) && line['sources'].every(isText)))
  );
}

const isText = (value: unknown) => typeof value === 'string';
const isId = (value: unknown) => isText(value) || typeof value === 'number';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
