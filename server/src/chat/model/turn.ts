import type { Subjects } from './model-usage';

/** A visitor's message as far as a language model needs to know of it. */
export interface Turn {
  /** Ours, of the conversation. */
  readonly conversationId: string;
  readonly subjects: Subjects;
  readonly askedAt: Date;
  /** Aborts when the visitor stops the reply or leaves. */
  readonly signal: AbortSignal;
  /** Hears all that may be shown of the reply so far; null when it is sent as a whole. */
  readonly onText: ((replySoFar: string) => void) | null;
}
