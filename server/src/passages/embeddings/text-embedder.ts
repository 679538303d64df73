import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import type { TextLanguage } from '../../terms/text-language';
import { unitsOf } from '../sentences';
import { type Embedding, joinEmbeddings, meanOf } from './embedding';

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

/** A failure to embed whose message may be shown to owners. */
export class EmbeddingFailure extends Error {}

/** Tells the owner of a ready document why it is not indexed yet. */
export function indexingTrouble(failure: unknown): string {
  const reason = failure instanceof EmbeddingFailure ? failure.message : 'Its sentences could not be embedded.';
  return `Found by its words only. ${reason} The server tries again.`;
}

/** The languages that a model knows; passages in other languages are not embedded. */
export const embeddedLanguages = (embedder: Pick<TextEmbedder, 'knows'>): readonly TextLanguage[] =>
  [...LANGUAGES, 'und' as const].filter((language) => embedder.knows(language));

/** The model in the server's own thread, by the name stored with its embeddings. */
export const LOCAL_MODEL = 'all-MiniLM-L6-v2';

/** A passage's columns: the embedding of the whole, and those of its sentences one after the other. */
export interface PassageEmbeddings {
  readonly embedding: Buffer;
  readonly sentence_embeddings: Buffer;
  readonly embedding_model: string;
}

const TITLE_MAX = 100;
/** A list of a thousand letters is not worth a minute of embedding. */
const SENTENCES_MAX = 40;

/** Returns the sentences of a passage that are embedded. */
export const embeddedUnits = (text: string) => unitsOf(text).slice(0, SENTENCES_MAX);

export async function embedPassage(
  embedder: Pick<TextEmbedder, 'embed' | 'model'>,
  { heading, text }: { readonly heading: string; readonly text: string },
  urgency: Urgency,
): Promise<PassageEmbeddings> {
  const title = heading.split(' > ').at(-1)?.slice(0, TITLE_MAX);
  const sentences = await Promise.all(
    embeddedUnits(text).map((unit) => embedder.embed(title ? `${title}: ${unit.text}` : unit.text, urgency)),
  );
  const embedding = joinEmbeddings([meanOf(sentences)]);
  return { embedding, sentence_embeddings: joinEmbeddings(sentences), embedding_model: embedder.model };
}
