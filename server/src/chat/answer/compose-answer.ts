import type { Concept } from './concepts';
import { isAnswered, PASSAGES, quoteOf } from './is-answered';
import type { RankedPassage, RankedSentence } from './rank-passages';

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

interface Chosen extends RankedSentence {
  readonly passage: RankedPassage;
  readonly rank: number;
}

export const NOT_FOUND = 'I could not find that in the documents.';

/** Of a sentence in another than the best passage. */
const COVERAGE_FLOOR = 0.3;
const SENTENCES = 3;
/** A sentence that says much less than the best one is left out, and so is a passage. */
const SHARE_OF_BEST = 0.7;
const PASSAGE_SHARE_OF_BEST = 0.2;

/** The best sentences of the best passages, in the documents' own words, or an honest 'not found'. */
export function composeAnswer(
  question: string,
  concepts: readonly Concept[],
  ranked: readonly RankedPassage[],
): Answer {
  const [first] = ranked;
  if (!first || !isAnswered(question, concepts, ranked)) return { text: NOT_FOUND, sources: [] };
  const passages = ranked.slice(0, PASSAGES).filter(({ score }) => score >= first.score * PASSAGE_SHARE_OF_BEST);
  const sentences = passages
    .flatMap((passage, rank) =>
      passage.sentences.map((sentence): Chosen => ({ ...sentence, passage, rank, score: sentence.score })),
    )
    .filter(({ rank, coverage }) => rank === 0 || coverage >= COVERAGE_FLOOR)
    .sort((one, other) => worthOf(other) - worthOf(one));
  const best = sentences[0];
  if (!best) return { text: NOT_FOUND, sources: [] };
  const chosen = distinct(sentences)
    .filter((sentence) => worthOf(sentence) >= worthOf(best) * SHARE_OF_BEST)
    .slice(0, SENTENCES)
    .sort((one, other) => one.rank - other.rank || one.position - other.position);
  return {
    text: chosen.map(({ text }) => endSentence(text)).join(' '),
    sources: passages.map((passage) => ({
      documentId: passage.documentId,
      name: passage.documentName,
      excerpt: quoteOf(passage),
    })),
  };
}

const worthOf = ({ score, rank }: Chosen) => score * (rank === 0 ? 1 : 0.85);

/** The same sentence often stands in several documents. */
function distinct(sentences: readonly Chosen[]): Chosen[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = text.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

const endSentence = (text: string) => (/[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`);
