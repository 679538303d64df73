import { setImmediate } from 'node:timers/promises';
import type { TextLanguage } from '../../terms/text-language';
import type { KnownWords } from '../vocabulary/vocabulary';
import { WEIGHTS } from '../weights';
import type { Concept } from './concepts';

/**
 * Adds nearly equal words to each word of a question that no document contains: typos, and related words that the
 * stemmer separates ('organizer', 'organization'). Words that documents contain are left unchanged.
 */
export function withNearWords(concepts: readonly Concept[], vocabulary: KnownWords): Concept[] {
  return concepts.map((concept) => {
    if (concept.weight < 1 || vocabulary.has(concept.term)) return concept;
    const near = vocabulary.near(concept.term);
    return near.length === 0
      ? concept
      : {
          ...concept,
          synonyms: new Map([...concept.synonyms, ...near.map((word) => [word, WEIGHTS.nearWord] as const)]),
        };
  });
}

/** Languages that write several words as one. */
const COMPOUNDING: ReadonlySet<TextLanguage> = new Set(['de', 'nl']);

/** Adds the parts of a compound that no document contains: 'Strom' and 'Messgerät' for 'Strommessgerät'. */
export function withParts(concepts: readonly Concept[], vocabulary: KnownWords, language: TextLanguage): Concept[] {
  if (!COMPOUNDING.has(language)) return [...concepts];
  return concepts.map((concept) => {
    const parts = vocabulary.has(concept.term) ? [] : vocabulary.parts(concept.term, language);
    if (parts.length === 0) return concept;
    const synonyms = new Map([...parts.map((part) => [part, WEIGHTS.compoundPart] as const), ...concept.synonyms]);
    return { ...concept, synonyms };
  });
}

/**
 * Adds to each word of a question the similar words in the documents: 'Parkplatz' for 'parken', 'réservation' for
 * 'réserver'. This finds compounds and derived words without embeddings. Other work can run between the words.
 */
export async function withLikeWords(
  concepts: readonly Concept[],
  vocabulary: KnownWords,
  language: TextLanguage,
): Promise<Concept[]> {
  const extended: Concept[] = [];
  for (const concept of concepts) {
    const related = new Map<string, number>();
    for (const [wanted, worth] of [[concept.term, 1] as const, ...concept.synonyms]) {
      for (const [word, likeness] of vocabulary.like(wanted)) {
        const fit = COMPOUNDING.has(language) ? compoundFit(wanted, word) : WEIGHTS.likeWord;
        related.set(word, Math.max(related.get(word) ?? 0, fit * worth * likeness));
      }
      await setImmediate();
    }
    extended.push(related.size === 0 ? concept : { ...concept, synonyms: new Map([...related, ...concept.synonyms]) });
  }
  return extended;
}

/** A 'Kundenparkplatz' is a 'Parkplatz', but not every 'Stunde' is a 'Probestunde'. */
function compoundFit(asked: string, said: string): number {
  if (said.endsWith(asked)) return WEIGHTS.kindOfWord;
  return asked.endsWith(said) ? WEIGHTS.headOfWord : WEIGHTS.likeWord;
}
