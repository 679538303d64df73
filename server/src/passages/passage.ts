import type { TextLanguage } from '../terms/text-language';

/** A piece of a document, as it is searched and quoted. */
export interface Passage {
  readonly heading: string;
  readonly text: string;
  /** Its words as the index stores them, separated by spaces. */
  readonly terms: string;
  readonly language: TextLanguage;
}

/** A passage that may be about the question. */
export interface FoundPassage {
  readonly id: string | number;
  readonly documentId: string;
  readonly documentName: string;
  readonly heading: string;
  readonly text: string;
  readonly terms: string;
  readonly sentenceEmbeddings: ArrayBuffer | Buffer | null;
  /** The model of its embeddings; null without embeddings. */
  readonly model: string | null;
  readonly language: TextLanguage;
}

/** A passage of the agent's documents, as the visitor's page shows it. */
export interface Source {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
}

/** Quotes a passage with its last heading, without which a table's row means little. */
export const quoteOf = ({ heading, text }: Pick<FoundPassage, 'heading' | 'text'>) =>
  heading === '' ? text : `${heading.split(' > ').at(-1)}: ${text}`;

/** Returns the passages as sources of a reply. */
export const sourcesOf = (passages: readonly FoundPassage[]): Source[] =>
  passages.map((passage) => ({
    documentId: passage.documentId,
    name: passage.documentName,
    excerpt: quoteOf(passage),
  }));
