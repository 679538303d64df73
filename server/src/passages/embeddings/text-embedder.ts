import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import type { TextLanguage } from '../../terms/text-language';
import type { Embedding } from './embedding';

/** In order: a waiting visitor, a document that is to become ready, a document that is ready already. */
export const URGENCIES = ['question', 'document', 'later'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** Embeds texts. */
export interface TextEmbedder {
  /** Stored with each embedding: those of different models are never compared. */
  readonly model: string;
  /** Whether the model understands texts in a language. */
  knows(language: TextLanguage): boolean;
  /** Rejects when embedding fails, when the server closes, and when `signal` aborts. */
  embed(text: string, urgency: Urgency, signal?: AbortSignal): Promise<Embedding>;
  close(): Promise<void>;
}

/** The languages that a model knows; passages in other languages are not embedded. */
export const embeddedLanguages = (embedder: Pick<TextEmbedder, 'knows'>): readonly TextLanguage[] =>
  [...LANGUAGES, 'und' as const].filter((language) => embedder.knows(language));
