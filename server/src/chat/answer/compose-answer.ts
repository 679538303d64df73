import type { Concept } from './concepts';
import { answersKind } from './question-kind';
import type { RankedPassage } from './rank-passages';
import { splitSentences } from './split-sentences';
import { termsOf } from './terms';

/** A passage that an answer rests on, as the visitor's page shows it. */
export interface Source {
  readonly documentId: string;
  readonly name: string;
  readonly excerpt: string;
}

export interface Answer {
  readonly text: string;
  readonly sources: Source[];
}

interface ScoredSentence {
  readonly text: string;
  readonly passage: RankedPassage;
  readonly order: number;
  readonly score: number;
}

export const NOT_FOUND = 'I could not find that in the documents.';

/** How much of the question's rare words the best passage must meet before anything is claimed. */
const COVERAGE_FLOOR = 0.4;
const PASSAGES = 3;
const SENTENCES = 3;
/** A sentence that says much less than the best one is left out. */
const SHARE_OF_BEST = 0.6;
const EXCERPT_LENGTH = 280;

/** The best sentences of the best passages, in the documents' own words, or an honest 'not found'. */
export function composeAnswer(
  question: string,
  concepts: readonly Concept[],
  ranked: readonly RankedPassage[],
): Answer {
  const passages = ranked.slice(0, PASSAGES).filter(({ coverage }) => coverage >= COVERAGE_FLOOR);
  if (passages.length === 0) return { text: NOT_FOUND, sources: [] };
  const sentences = passages
    .flatMap((passage, rank) => scoreSentences(question, concepts, passage, rank))
    .sort((one, other) => other.score - one.score);
  const best = sentences[0];
  if (!best) return { text: NOT_FOUND, sources: [] };
  const chosen = distinct(sentences)
    .filter(({ score }) => score >= best.score * SHARE_OF_BEST)
    .slice(0, SENTENCES)
    .sort((one, other) => one.order - other.order);
  const used = passages.filter((passage) => chosen.some((sentence) => sentence.passage === passage));
  return {
    text: chosen.map(({ text }) => endSentence(text)).join(' '),
    sources: used.map((passage) => ({
      documentId: passage.documentId,
      name: passage.documentName,
      excerpt: excerptOf(passage, chosen),
    })),
  };
}

function scoreSentences(
  question: string,
  concepts: readonly Concept[],
  passage: RankedPassage,
  rank: number,
): ScoredSentence[] {
  const heading = new Set(termsOf(passage.heading));
  return splitSentences(passage.text).map((text, position) => {
    const terms = new Set(termsOf(text));
    const met = concepts.reduce((sum, { term, synonyms, weight }) => {
      if (terms.has(term)) return sum + weight;
      if ([...synonyms].some((synonym) => terms.has(synonym))) return sum + weight * 0.7;
      // What the heading says holds for every sentence under it.
      return heading.has(term) ? sum + weight * 0.5 : sum;
    }, 0);
    const kind = answersKind(question, text) ? 1 : 0;
    return { text, passage, order: rank * 10_000 + position, score: (met + kind * 0.6 + 0.05) * passage.score };
  });
}

/** The same sentence often stands in several documents. */
function distinct(sentences: readonly ScoredSentence[]): ScoredSentence[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = termsOf(text).join(' ');
    return seen.has(key) ? false : seen.add(key);
  });
}

function excerptOf(passage: RankedPassage, chosen: readonly ScoredSentence[]): string {
  const text = chosen
    .filter((sentence) => sentence.passage === passage)
    .map((sentence) => sentence.text)
    .join(' … ');
  return text.length > EXCERPT_LENGTH ? `${text.slice(0, EXCERPT_LENGTH - 1).trimEnd()}…` : text;
}

const endSentence = (text: string) => (/[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`);
