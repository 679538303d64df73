import { passageTerms } from '../terms/terms';
import { detectLanguage, isOtherLanguage, type TextLanguage } from '../terms/text-language';

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
const quoteOf = ({ heading, text }: Pick<FoundPassage, 'heading' | 'text'>) =>
  heading === '' ? text : `${heading.split(' > ').at(-1)}: ${text}`;

/** Returns the passages as sources of a reply. */
export const sourcesOf = (passages: readonly FoundPassage[]): Source[] =>
  passages.map((passage) => ({
    documentId: passage.documentId,
    name: passage.documentName,
    excerpt: quoteOf(passage),
  }));

type Text = Pick<Passage, 'heading' | 'text'>;

/** Detects the language of a document's passages, and computes the terms by which they are found. */
export function indexPassages<Given extends Text>(passages: readonly Given[]): (Given & Passage)[] {
  const document = detectLanguage(passages.map(({ heading, text }) => `${heading}\n${text}`).join('\n'));
  return passages.map((passage) => {
    // A price list is too short to reveal its language; a page of a bilingual brochure is long enough.
    const language = isOtherLanguage(passage.text, document) ? detectLanguage(passage.text) : document;
    return { ...passage, language, terms: passageTerms(passage.heading, passage.text, language).join(' ') };
  });
}
