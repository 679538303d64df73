import * as v from 'valibot';

/** What this browser remembers of a test conversation, so that it goes on after a reload. */
const conversationSchema = v.object({ conversationId: v.string(), participantId: v.string() });

export type Conversation = v.InferOutput<typeof conversationSchema>;

export function conversationKey(agentId: string): string {
  return `chat-conversation:${agentId}`;
}

/** Reads a remembered conversation; null when there is none that can be read. */
export function parseConversation(stored: string | null): Conversation | null {
  const checked = v.safeParse(v.pipe(v.string(), v.parseJson(), conversationSchema), stored);
  return checked.success ? checked.output : null;
}

/** A passage that an answer rests on. */
export interface AnswerSource {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
}

/** One line of the log. A failed one remembers the question, so that it can be asked again. */
export type ChatLine =
  | { readonly id: string; readonly from: 'owner'; readonly text: string }
  | { readonly id: string; readonly from: 'agent'; readonly text: string; readonly sources: readonly AnswerSource[] }
  | { readonly id: string; readonly from: 'failure'; readonly question: string; readonly reason: string };

interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
}

/** Enter sends, Shift+Enter does not; nor does the Enter that ends a word of an input method (Safari: key code 229). */
export function isSendKey({ key, shiftKey, isComposing, keyCode }: KeyPress): boolean {
  return key === 'Enter' && !shiftKey && !isComposing && keyCode !== 229;
}
