import { FEEDBACK, type Feedback } from '@frontdesk/shared/endpoints/conversation';
import { type WireId, wireIdReader } from '@frontdesk/shared/endpoints/readers';
import * as v from 'valibot';

/** The ids of a test conversation, stored in this browser so that it continues after a reload. */
const conversationSchema = v.object({ conversationId: v.string(), participantId: wireIdReader });

export type StartedConversation = v.InferOutput<typeof conversationSchema>;

export function conversationKey(agentId: WireId): string {
  return `chat-conversation:${agentId}`;
}

/** Reads a stored conversation; null when it is unreadable. */
export function parseConversation(stored: string | null): StartedConversation | null {
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), conversationSchema), stored);
  return checked.success ? checked.output : null;
}

const sourcesSchema = v.array(v.object({ documentId: v.string(), name: v.string(), excerpt: v.string() }));

const logSchema = v.array(
  v.variant('from', [
    v.object({ id: v.string(), from: v.literal('owner'), text: v.string() }),
    v.object({
      id: v.string(),
      from: v.literal('agent'),
      text: v.string(),
      sources: sourcesSchema,
      nearest: v.optional(sourcesSchema, []),
      messageId: v.optional(v.nullable(v.string()), null),
      feedback: v.optional(v.nullable(v.picklist(FEEDBACK)), null),
      isStopped: v.optional(v.boolean(), false),
    }),
    v.object({
      id: v.string(),
      from: v.literal('failure'),
      question: v.string(),
      reason: v.string(),
      turnId: v.optional(v.string(), ''),
    }),
  ]),
);

/** Number of lines stored for a reload. */
const LOG_MAX = 100;

export function logKey(agentId: WireId): string {
  return `chat-log:${agentId}`;
}

/** Reads the stored log; empty when it is unreadable. */
export function parseLog(stored: string | null): readonly ChatLine[] {
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), logSchema), stored);
  return checked.success ? checked.output : [];
}

/** Formats the log for storage; null when it is empty. */
export function formatLog(lines: readonly ChatLine[]): string | null {
  return lines.length === 0 ? null : JSON.stringify(lines.slice(-LOG_MAX));
}

/** A passage of the agent's documents. */
export interface AnswerSource {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
  /** Whether the document has been deleted since. */
  readonly isDeleted?: boolean;
}

/** A line of the log. A failed line contains the question, to retry it. */
export type ChatLine =
  | { readonly id: string; readonly from: 'owner'; readonly text: string }
  | {
      readonly id: string;
      readonly from: 'agent';
      readonly text: string;
      /** The passages behind the answer. */
      readonly sources: readonly AnswerSource[];
      /** The closest passages, for a reply without an answer. */
      readonly nearest: readonly AnswerSource[];
      /** The id for feedback; null from servers without feedback. */
      readonly messageId: string | null;
      readonly feedback: Feedback | null;
      /** Whether the owner stopped the reply. */
      readonly isStopped: boolean;
    }
  | {
      readonly id: string;
      readonly from: 'failure';
      readonly question: string;
      readonly reason: string;
      /** Identifies the message on our server: sending it again with the same id adds no message. */
      readonly turnId: string;
    };

/** A line with a reply. */
export type AgentLine = ChatLine & { readonly from: 'agent' };

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/**
 * Whether a key press sends: Enter does, but not Shift+Enter, and not the Enter that ends a word of an input method
 * (Safari: key code 229).
 */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}
