import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { Answer } from '../../answers/answer';
import { isAnswered, isNear, isWorthQuoting } from '../../passages/ranking/is-answered';
import type { RankedPassage, RankedSentence } from '../../passages/ranking/rank-passages';
import { sourcesOf } from '../../passages/source';

interface Chosen extends RankedSentence {
  /** Of its passage. */
  readonly rank: number;
}

export const NOT_FOUND = 'I could not find that in the documents.';
const NEAREST = 'This comes nearest:';

const PASSAGES = 3;
const SENTENCES = 3;
/** A sentence that says much less than the best one is left out. */
const SHARE_OF_BEST = 0.8;
/** A passage that comes much less near than the best one is no source of the answer. */
const SOURCE_SHARE_OF_BEST = 0.6;

/**
 * The best sentences of the best passages, in the documents' own words. Where it is not sure that they answer the
 * question it says so honestly, and shows what comes nearest.
 */
export function composeAnswer(question: string, ranked: readonly RankedPassage[]): Answer {
  const [best] = ranked;
  if (!best || !isNear(best)) return { text: NOT_FOUND, sources: [], nearest: [], outcome: 'not-found' };
  const passages = ranked.slice(0, PASSAGES);
  const sentences = bestSentences(passages);
  if (isAnswered(question, best)) {
    const sources = sourcesOf(passages.filter(({ score }) => score >= best.score * SOURCE_SHARE_OF_BEST));
    return { text: inOrder(sentences), sources, nearest: [], outcome: 'answered' };
  }
  const quoted = isWorthQuoting(best) ? ` ${NEAREST} ${inOrder(sentences.slice(0, 1))}` : '';
  return { text: NOT_FOUND + quoted, sources: [], nearest: sourcesOf(passages), outcome: outcomeWithout(best) };
}

/** What a reply did that claims nothing: it quoted what comes nearest, or had nothing worth quoting. */
const outcomeWithout = (best: RankedPassage): ReplyOutcome => (isWorthQuoting(best) ? 'unsure' : 'not-found');

function bestSentences(passages: readonly RankedPassage[]): Chosen[] {
  const sentences = passages
    .flatMap((passage, rank) => passage.sentences.map((sentence): Chosen => ({ ...sentence, rank })))
    .sort((one, other) => worthOf(other) - worthOf(one));
  const floor = sentences[0] ? worthOf(sentences[0]) * SHARE_OF_BEST : 0;
  return distinct(sentences)
    .filter((sentence) => worthOf(sentence) >= floor)
    .slice(0, SENTENCES);
}

const inOrder = (sentences: readonly Chosen[]) =>
  [...sentences]
    .sort((one, other) => one.rank - other.rank || one.position - other.position)
    .map(({ text }) => endSentence(text))
    .join(' ');

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
