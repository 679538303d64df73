import type { FoundPassage } from '../../database/passage-index';
import { unitsOf } from './split-sentences';
import { termsOf } from './terms';

/** A passage with the words that its order depends on, so that they are taken apart once a question. */
export interface ReadPassage {
  readonly passage: FoundPassage;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly heading: ReadonlySet<string>;
  readonly ownHeading: ReadonlySet<string>;
  /** Of the document. */
  readonly name: ReadonlySet<string>;
  readonly sentences: readonly ReadSentence[];
}

export interface ReadSentence {
  readonly text: string;
  readonly terms: ReadonlySet<string>;
}

export function readPassage(passage: FoundPassage): ReadPassage {
  const terms = passage.terms.split(' ');
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return {
    passage,
    counts,
    length: terms.length,
    heading: new Set(termsOf(passage.heading)),
    ownHeading: new Set(termsOf(passage.heading.split(' > ').at(-1) ?? '')),
    name: new Set(termsOf(passage.documentName.replace(/\.\w+$/, '').replaceAll('_', ' '))),
    sentences: unitsOf(passage.text).map(({ text }) => ({ text, terms: new Set(termsOf(text)) })),
  };
}
