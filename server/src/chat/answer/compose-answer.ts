import type { Answer } from '../../answers/answer';
import { sourcesOf } from '../../passages/passage';
import type { Findings } from '../../passages/ranking/claim';
import { outcomeOf } from '../../passages/ranking/claim';
import type { RankedPassage, RankedSentence } from '../../passages/ranking/rank-passages';
import { WEIGHTS } from '../../passages/weights';
import { PHRASES, type Phrases } from '../phrases/phrases';

interface Chosen extends RankedSentence {
  /** Rank of its passage. */
  readonly rank: number;
}

/** The sentence that the prompt requests from the model, whatever the language of the question. */
export const NOT_FOUND = PHRASES.en.notFound;

const PASSAGES = 3;
const SENTENCES = 3;
/** Longest quote of a passage that may help, in characters. */
const QUOTE_MAX = 400;

/**
 * Answers in the documents' own words: with the best sentences when it is sure, with quotes that may help when it is
 * unsure, and with a single sentence when nothing was found.
 */
export function composeAnswer(findings: Findings, phrases: Phrases = PHRASES.en): Answer {
  const { ranked } = findings;
  const outcome = outcomeOf(findings);
  const [best] = ranked;
  if (!best || outcome === 'not-found') {
    return { text: phrases.notFound, sources: [], nearest: [], outcome: 'not-found' };
  }
  const passages = ranked.slice(0, PASSAGES);
  if (outcome === 'unsure') {
    const quoted = passages.filter(({ score }) => score >= best.score * WEIGHTS.reply.quotedShareOfBest);
    const quotes = distinctTexts(quoted.map(quotePassage));
    return { text: [phrases.mayHelp, ...quotes].join('\n\n'), sources: [], nearest: sourcesOf(passages), outcome };
  }
  const sources = sourcesOf(passages.filter(({ score }) => score >= best.score * WEIGHTS.reply.sourceShareOfBest));
  return { text: inOrder(bestSentences(passages)), sources, nearest: [], outcome };
}

/** Quotes the best sentence of a passage with its neighbors, as far as there is room. */
function quotePassage({ sentences }: RankedPassage): string {
  const inText = [...sentences].sort((one, other) => one.position - other.position);
  const best = inText.findIndex(({ position }) => position === sentences[0]?.position);
  let [from, to, length] = [best, best, inText[best]?.text.length ?? 0];
  const fits = (at: number) => {
    const sentence = inText[at];
    if (!sentence || length + sentence.text.length > QUOTE_MAX) return false;
    length += sentence.text.length + 1;
    return true;
  };
  while (fits(to + 1)) to += 1;
  while (fits(from - 1)) from -= 1;
  return inText
    .slice(from, to + 1)
    .map(({ text }) => endSentence(text))
    .join(' ');
}

function bestSentences(passages: readonly RankedPassage[]): Chosen[] {
  const sentences = passages
    .flatMap((passage, rank) => passage.sentences.map((sentence): Chosen => ({ ...sentence, rank })))
    .sort((one, other) => worthOf(other) - worthOf(one));
  const floor = sentences[0] ? worthOf(sentences[0]) * WEIGHTS.reply.sentenceShareOfBest : 0;
  return distinct(sentences)
    .filter((sentence) => worthOf(sentence) >= floor)
    .slice(0, SENTENCES);
}

const inOrder = (sentences: readonly Chosen[]) =>
  [...sentences]
    .sort((one, other) => one.rank - other.rank || one.position - other.position)
    .map(({ text }) => endSentence(text))
    .join(' ');

const worthOf = ({ score, rank }: Chosen) => score * (rank === 0 ? 1 : WEIGHTS.reply.laterPassage);

/** Removes repeated sentences: several documents often contain the same one. */
function distinct(sentences: readonly Chosen[]): Chosen[] {
  const seen = new Set<string>();
  return sentences.filter(({ text }) => {
    const key = text.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
}

const distinctTexts = (texts: readonly string[]) => [...new Set(texts)];

const endSentence = (text: string) => (/[.!?…:;]["”’)]?$/.test(text) ? text : `${text}.`);
