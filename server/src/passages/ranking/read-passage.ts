import { termsOf } from '../../terms/terms';
import { nameTerms } from '../concepts/without-names';
import { embeddedUnits } from '../embeddings/embed-passage';
import { type Embedding, splitEmbeddings } from '../embeddings/embedding';
import type { FoundPassage } from '../index/found-passage';
import { unitsOf } from '../sentences/split-sentences';

/** A passage with the words for its ranking, split only once per question. */
export interface ReadPassage {
  readonly passage: FoundPassage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly heading: ReadonlySet<string>;
  readonly ownHeading: ReadonlySet<string>;
  /** The words of the document's name. */
  readonly name: ReadonlySet<string>;
  readonly sentences: readonly ReadSentence[];
}

export interface ReadSentence {
  readonly text: string;
  /** Null until the passage is embedded. */
  readonly embedding: Embedding | null;
  readonly terms: ReadonlySet<string>;
}

/** A question's embedding, and its model. */
export interface QuestionMeaning {
  readonly embedding: Embedding;
  readonly model: string;
}

export function readPassage(passage: FoundPassage, meaning: QuestionMeaning | null): ReadPassage {
  const { language } = passage;
  const units = unitsOf(passage.text);
  const embeddings =
    passage.sentenceEmbeddings && meaning && passage.model === meaning.model
      ? splitEmbeddings(passage.sentenceEmbeddings, meaning.embedding.length)
      : [];
  // Embeddings do not match by position when the sentences are split differently now.
  const isEmbedded = embeddings.length === embeddedUnits(passage.text).length;
  const terms = passage.terms.split(' ');
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    passage,
    counts,
    length: terms.length,
    heading: new Set(termsOf(passage.heading, language)),
    ownHeading: new Set(termsOf(passage.heading.split(' > ').at(-1) ?? '', language)),
    name: new Set(nameTerms(passage.documentName, language)),
    sentences: units.map(({ text, position }) => ({
      text,
      terms: new Set(termsOf(text, language)),
      embedding: isEmbedded ? (embeddings[position] ?? null) : null,
    })),
  };
}
