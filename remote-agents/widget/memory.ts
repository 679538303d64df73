import { newId } from '@frontdesk/shared/new-id';
import type { Seat } from './chat-calls';
import type { Feedback } from './reply';

/** One message; what a visitor wrote may have failed, with the reason why. */
export interface Line {
  readonly id: string;
  readonly from: 'visitor' | 'agent';
  readonly text: string;
  readonly failure?: string;
  /** The server's id of a reply, for feedback. */
  readonly messageId?: string;
  readonly feedback?: Feedback | null;
  /** Names of the documents that a reply rests on. */
  readonly sources?: readonly string[];
  /** The visitor stopped the reply. */
  readonly isStopped?: boolean;
  /** The reply found nothing. */
  readonly isMiss?: boolean;
}

/** A conversation as it outlives the page. */
export interface Kept {
  readonly seat: Seat | null;
  readonly lines: readonly Line[];
}

export interface Memory {
  read(): Kept;
  /** Answers whether it will still be there after a reload. */
  write(kept: Kept): boolean;
  /** A random id of this browser on this site; '' where nothing can be kept. */
  visitorId(): string;
}

const NOTHING: Kept = { seat: null, lines: [] };
const LINES_MAX = 100;
/** One for all agents of a site. */
const VISITOR_KEY = 'chatbot-widget-visitor';

/** Keeps the conversation in the visitor's browser, one for each agent. Blocked, full or damaged storage never throws. */
export function browserMemory(clientId: string): Memory {
  const key = `chatbot-widget:${clientId}`;
  return {
    read() {
      try {
        return readKept(JSON.parse(localStorage.getItem(key) ?? 'null'));
      } catch {
        return NOTHING;
      }
    },
    write(kept) {
      try {
        const { seat, lines } = kept;
        if (seat || lines.length > 0)
          localStorage.setItem(key, JSON.stringify({ seat, lines: lines.slice(-LINES_MAX) }));
        else localStorage.removeItem(key);
        return true;
      } catch {
        return false;
      }
    },
    visitorId() {
      try {
        const id = localStorage.getItem(VISITOR_KEY) || newId();
        localStorage.setItem(VISITOR_KEY, id);
        return id;
      } catch {
        return '';
      }
    },
  };
}

function readKept(stored: unknown): Kept {
  if (!isRecord(stored) || !Array.isArray(stored['lines'])) return NOTHING;
  const { seat } = stored;
  const isSeat = isRecord(seat) && isText(seat['conversationId']) && isId(seat['participantId']);
  return { seat: isSeat ? (seat as unknown as Seat) : null, lines: stored['lines'].filter(isLine) };
}

function isLine(line: unknown): line is Line {
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
