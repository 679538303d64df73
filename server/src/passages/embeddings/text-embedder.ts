import type { TextLanguage } from '../languages/text-language';
import type { Embedding } from './embedding';

/** A visitor who waits goes before a document that is to become ready, and that before one that is ready already. */
export const URGENCIES = ['question', 'document', 'later'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** Finds what texts mean. */
export interface TextEmbedder {
  /** Stored beside each embedding: those of two models are never compared. */
  readonly model: string;
  /** Whether the model understands texts in a language. */
  knows(language: TextLanguage): boolean;
  /** Rejects when it cannot be done, when the server closes, and when `signal` aborts. */
  embed(text: string, urgency: Urgency, signal?: AbortSignal): Promise<Embedding>;
  close(): Promise<void>;
}
