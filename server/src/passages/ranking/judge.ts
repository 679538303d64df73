import type { ReplyOutcome } from '@frontdesk/shared/endpoints/conversation';
import type { TextLanguage } from '../../terms/text-language';
import type { Concept } from '../concepts/concepts';
import { LOCAL_MODEL } from '../embeddings/embedder';
import { hasGlossary } from '../embeddings/gloss';
import { WEIGHTS } from '../weights';
import JUDGMENTS from './judgments.json' with { type: 'json' };
import { type AskedQuestion, type RankedPassage, type RankedSentence, rankPassages } from './rank-passages';
import { type Features, featuresOf, SENTENCE_FEATURES } from './sentence-features';

/** A sentence, and how certainly it answers the question. */
export interface JudgedSentence extends RankedSentence {
  /** Log-odds that it answers the question. */
  readonly fit: number;
}

export interface JudgedPassage extends RankedPassage {
  /** Its sentences, best first. */
  readonly sentences: readonly JudgedSentence[];
}

/** The passages that were found for a question. */
export interface Findings {
  readonly question: string;
  /** The detected language of the question. */
  readonly language: TextLanguage;
  readonly concepts: readonly Concept[];
  /** Best first. */
  readonly ranked: readonly JudgedPassage[];
  /** The probability (0 to 1) that the best sentence answers the question. */
  readonly certainty: number;
  readonly outcome: ReplyOutcome;
}

export const NOTHING_FOUND = { concepts: [], ranked: [], certainty: 0, outcome: 'not-found' } as const;

/** A logistic regression over named features. */
interface Regression {
  readonly bias: number;
  readonly factors: Readonly<Record<string, number>>;
}

/**
 * Judges in two steps, both logistic regressions (server/test/support/fit-judgments.ts). The first step determines
 * which sentence answers the question, if any. The second determines how certainly it does: it answers ('answered'), it
 * may help ('unsure'), or it is unrelated ('not-found'). Only our model's similarities are judged, because scales
 * differ between models: with another model, the words decide, and a passage with a similar meaning is considered as
 * possible help.
 */
export function judge(question: AskedQuestion, passages: readonly RankedPassage[]): Findings {
  if (question.meaning === null || isCompared(question, passages)) return judgeAlike(question, passages);
  const inWords = { ...question, meaning: null };
  const byWords = judgeAlike(inWords, rankPassages(inWords, passages, passages.length));
  const isNear = (passages[0]?.meaning ?? 0) >= WEIGHTS.nearInOtherModels;
  if (byWords.outcome !== 'not-found' || !isNear) return byWords;
  const order = new Map(passages.map(({ id }, rank) => [id, rank]));
  const rankOf = ({ id }: RankedPassage) => order.get(id) ?? passages.length;
  const ranked = [...byWords.ranked].sort((one, other) => rankOf(one) - rankOf(other));
  return { ...byWords, ranked, outcome: 'unsure' };
}

/** Judges by meaning and words, by the meaning of a gloss and words, or by words alone. */
function judgeAlike(question: AskedQuestion, passages: readonly RankedPassage[]): Findings {
  const { language, meaning } = question;
  const judgment = !meaning ? JUDGMENTS.words : hasGlossary(language) ? JUDGMENTS.glossed : JUDGMENTS.meaning;
  return conclude(question, passages, fitted(judgment, featuresOf(question, passages)), judgment);
}

/** Reads the question together with each text; null when that fails or takes too long. */
export type Read = (texts: readonly string[]) => Promise<readonly number[] | null>;

/** Reading each of them takes tens of milliseconds. */
const SENTENCES_READ = 3;

/**
 * Judges as `judge` does, and then reads the sentences that fit best together with the question. Skips the reading if
 * our model did not compare them, or if the reading fails.
 */
export async function judgeAndRead(
  question: AskedQuestion,
  passages: readonly RankedPassage[],
  read: Read,
): Promise<Findings> {
  if (question.meaning === null || !isCompared(question, passages)) return judge(question, passages);
  const judgment = hasGlossary(question.language) ? JUDGMENTS.glossed : JUDGMENTS.meaning;
  const first = fitted(judgment, featuresOf(question, passages));
  const places = placesToRead(first.fits);
  const readings = await read(places.map(([passage, place]) => readText(passages[passage], place)));
  if (!readings) return conclude(question, passages, first, judgment);
  const again = reread(judgment.read.sentence, first, places, readings);
  return conclude(question, passages, again, judgment.read);
}

/** Indexed by passage and then by sentence. */
export interface Fitted {
  readonly features: readonly (readonly Features[])[];
  /** Log-odds that a sentence answers the question. */
  readonly fits: readonly (readonly number[])[];
}

function fitted(judgment: { readonly sentence: Regression }, features: readonly (readonly Features[])[]): Fitted {
  return {
    features,
    fits: features.map((sentences) => sentences.map((values) => fitOf(oddsOf(judgment.sentence, values), values))),
  };
}

type Place = readonly [passage: number, sentence: number];

/** Returns the positions of the sentences that fit best. */
export function placesToRead(fits: Fitted['fits']): Place[] {
  const all = fits.flatMap((own, passage) => own.map((fit, place) => ({ fit, at: [passage, place] as const })));
  return all
    .sort((one, other) => other.fit - one.fit)
    .slice(0, SENTENCES_READ)
    .map(({ at }) => at);
}

/** Returns the text that is read for a sentence, including its heading. */
export const readText = (passage: RankedPassage | undefined, place: number) =>
  `${passage?.heading.split(' > ').at(-1)}: ${passage?.sentences[place]?.text}`;

/** Returns the odds after reading. A sentence that was not read counts as equal to the least likely one that was. */
export function reread(
  regression: Regression,
  { features, fits }: Fitted,
  places: readonly Place[],
  readings: readonly number[],
): Fitted {
  const least = Math.min(...readings);
  const readingAt = new Map(places.map(([passage, place], at) => [`${passage} ${place}`, readings[at]]));
  const withReadings = features.map((sentences, passage) =>
    sentences.map((values, place) => ({
      ...values,
      fit: fits[passage]?.[place] ?? 0,
      reading: readingAt.get(`${passage} ${place}`) ?? least,
    })),
  );
  return {
    features: withReadings,
    fits: withReadings.map((sentences) => sentences.map((values) => oddsOf(regression, values))),
  };
}

function conclude(
  { text, language, concepts }: AskedQuestion,
  passages: readonly RankedPassage[],
  { features, fits }: Fitted,
  judgment: { readonly question: Regression; readonly from: Readonly<Record<string, Thresholds>> },
): Findings {
  const judged = passages.map(
    (passage, at): JudgedPassage => ({
      ...passage,
      sentences: passage.sentences
        .map((sentence, place) => ({ ...sentence, fit: fits[at]?.[place] ?? -Infinity }))
        .sort((one, other) => other.fit - one.fit),
    }),
  );
  const bestFit = ({ sentences }: JudgedPassage) => sentences[0]?.fit ?? -Infinity;
  const ranked = judged.sort((one, other) => bestFit(other) - bestFit(one));
  const values = certaintyFeatures(fits, features);
  const certainty = values ? 1 / (1 + Math.exp(-oddsOf(judgment.question, values))) : 0;
  const from = thresholdsFor(judgment.from, language);
  // A passage about other days does not answer a question about this day.
  const isSure = certainty >= (isPlain(values) ? PLAIN_FROM : from.answered) && values?.['otherDayHere'] !== 1;
  const outcome = isSure ? 'answered' : certainty >= from.unsure ? 'unsure' : 'not-found';
  return { question: text, language, concepts, ranked, certainty, outcome: values ? outcome : 'not-found' };
}

/**
 * The certainty from which an agent with only a few sentences answers if one has all words of the question, and the
 * kind of fact that it requests, if any: in cross-validation, nine in ten of these answers are correct, because no
 * other sentence competes.
 */
const PLAIN_FROM = 0.8;

const isPlain = (values: Features | null) =>
  values?.['tiny'] === 1 && values['whole'] === 1 && (values['wholeFits'] === 1 || values['is-yesno'] === 1);

interface Thresholds {
  readonly answered: number;
  readonly unsure: number;
}

/** Languages without test sets get the strictest thresholds. */
function thresholdsFor(known: Readonly<Record<string, Thresholds>>, language: TextLanguage): Thresholds {
  const all = Object.values(known);
  const strictest = {
    answered: Math.max(...all.map(({ answered }) => answered)),
    unsure: Math.max(...all.map(({ unsure }) => unsure)),
  };
  return known[language] ?? strictest;
}

/**
 * Returns whether our model compared the question and the passages; a passage without an embedding is found by its
 * words.
 */
export const isCompared = ({ meaning }: AskedQuestion, [best]: readonly RankedPassage[]) =>
  meaning?.model === LOCAL_MODEL && best?.model === LOCAL_MODEL;

function oddsOf({ bias, factors }: Regression, values: Features): number {
  let odds = bias;
  for (const [name, factor] of Object.entries(factors)) odds += factor * (values[name] ?? 0);
  return odds;
}

/**
 * A fact in such a form certainly answers a question about an address, a number or an email; the sets have few such
 * questions.
 */
const SURE_FORM = 2.5;

/** Returns the log-odds of a sentence, including what its form adds to the learned odds. */
export const fitOf = (odds: number, values: Features) => odds + SURE_FORM * (values['form'] ?? 0);

const LONELY_LEAD = 3;

/** Returns the features that show whether the best sentence answers the question; null if there is no sentence. */
export function certaintyFeatures(
  fits: readonly (readonly number[])[],
  features: readonly (readonly Features[])[],
): Features | null {
  const all = fits.flatMap((own, passage) => own.map((fit, at) => ({ fit, passage, values: features[passage]?.[at] })));
  const sorted = all.sort((one, other) => other.fit - one.fit);
  const [best, second] = sorted;
  if (!best?.values) return null;
  const elsewhere = sorted.find(({ passage }) => passage !== best.passage);
  const readings = sorted.flatMap(({ values }) => values?.['reading'] ?? []);
  return {
    ...best.values,
    fit: best.fit,
    fitLead: Math.min(LONELY_LEAD * 2, elsewhere ? best.fit - elsewhere.fit : LONELY_LEAD),
    fitLeadInside: Math.min(LONELY_LEAD * 2, second ? best.fit - second.fit : LONELY_LEAD),
    fitSum: Math.log(sorted.reduce((sum, { fit }) => sum + Math.exp(fit), 0)),
    ...(readings.length > 0 && {
      mostRead: Math.max(...readings),
      readLead: (best.values['reading'] ?? 0) - (elsewhere?.values?.['reading'] ?? 0),
    }),
  };
}

/** The names of all features that describe a question. */
export const QUESTION_FEATURES: readonly string[] = [...SENTENCE_FEATURES, 'fit', 'fitLead', 'fitLeadInside', 'fitSum'];

/** The features of a sentence that was read, and those of its question. */
export const READ_FEATURES = {
  sentence: [...SENTENCE_FEATURES, 'fit', 'reading'],
  question: [...QUESTION_FEATURES, 'reading', 'mostRead', 'readLead'],
} as const;
