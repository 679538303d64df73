import type { RankedPassage } from './ranking/rank-passages';

/** A passage of the agent's documents, as the visitor's page shows it. */
export interface Source {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
}

/** Quotes a passage with its last heading, without which a table's row means little. */
export const quoteOf = ({ heading, text }: Pick<RankedPassage, 'heading' | 'text'>) =>
  heading === '' ? text : `${heading.split(' > ').at(-1)}: ${text}`;

/** Returns the passages as sources of a reply. */
export const sourcesOf = (passages: readonly RankedPassage[]): Source[] =>
  passages.map((passage) => ({
    documentId: passage.documentId,
    name: passage.documentName,
    excerpt: quoteOf(passage),
  }));
