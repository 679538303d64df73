import { closeSync, existsSync, openSync, readFileSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  certaintyFeatures,
  type Fitted,
  fitOf,
  placesToRead,
  QUESTION_FEATURES,
  READ_FEATURES,
  reread,
} from '../../src/passages/ranking/judge';
import JUDGMENTS from '../../src/passages/ranking/judgments.json' with { type: 'json' };
import { type Features, SENTENCE_FEATURES } from '../../src/passages/ranking/sentence-features';
import { type AskedCase, casesOf, type Mode } from './answer-cases';
import { AnswerDesk } from './answer-desk';
import { type Case, fitLogistic, meanOf, oddsOf, type Regression } from './fit-logistic';

/*
 * Fits the rule for when a sentence answers a question, over the sets in `tune` only, and writes
 * src/passages/ranking/judgments.json. Run it in the folder `server`: node --import tsx test/support/fit-judgments.ts
 * Given names of judgments, it fits only these.
 *
 * It needs the cross-encoder's readings of sentences on which it was not trained: run it with `sentences` first, and
 * then run server/test/support/train-cross-encoder.py. For sets on which our cross-encoder was not trained, run it with
 * `readings` and the beginnings of their names instead. After that, `rescale` with the same names adapts the judgments
 * to another cross-encoder, if fitting them again would take too long.
 */

/**
 * The probabilities from which a question is answered outright in a language, and from which passages are shown. They
 * were chosen by the figures for whole replies over the sets `unseen3-*`, `tune3-*` and `held3-*`, which have the most
 * near misses: the goals of server/test/support/answer-goals.ts are reached there, or missed by as little as possible.
 * Those after reading were chosen over `held5-*`, `held9-*`, `held10-*` and `held11-*`, on which the cross-encoder was
 * not trained.
 */
const FROM = {
  meaning: { en: { answered: 0.865, unsure: 0.445 } },
  glossed: {
    de: { answered: 0.85, unsure: 0.325 },
    fr: { answered: 0.885, unsure: 0.48 },
    es: { answered: 0.88, unsure: 0.375 },
  },
  words: {
    de: { answered: 0.85, unsure: 0.385 },
    fr: { answered: 0.894, unsure: 0.56 },
    es: { answered: 0.9, unsure: 0.41 },
  },
  read: {
    meaning: { en: { answered: 0.875, unsure: 0.42 } },
    glossed: {
      de: { answered: 0.865, unsure: 0.38 },
      fr: { answered: 0.905, unsure: 0.43 },
      es: { answered: 0.92, unsure: 0.38 },
    },
  },
} as const;

const READ_FILE = join(tmpdir(), 'frontdesk-readings.json');
const SENTENCES_FILE = join(tmpdir(), 'frontdesk-sentences.jsonl');
/** The cross-encoder's readings, keyed by question and sentence with a tab between them. */
const READINGS: Readonly<Record<string, number>> = existsSync(READ_FILE)
  ? JSON.parse(readFileSync(READ_FILE, 'utf8'))
  : {};

const FILE = 'src/passages/ranking/judgments.json';

const RIDGE = { sentence: 10, question: 10 };
const FOLDS = 6;

async function readCases(mode: Mode, isWanted = (_: string) => true): Promise<AskedCase[]> {
  const cases: AskedCase[] = [];
  for await (const one of casesOf(mode, isWanted)) cases.push(one);
  return cases;
}

interface Scored extends Case {
  readonly set: string;
  readonly language: string;
  readonly isSmall: boolean;
  readonly isRightSentence: boolean;
}

const valuesOf = (names: readonly string[], features: Features) =>
  Float64Array.from(names, (name) => features[name] ?? 0);

/** The sentences for questions with an answer among them, and for unanswerable questions. */
const sentencesOf = (cases: readonly AskedCase[]): Case[] =>
  cases.flatMap(({ features, isRight }) =>
    features.flatMap((sentences, passage) =>
      sentences.map((one, at) => ({
        values: valuesOf(SENTENCE_FEATURES, one),
        isRight: isRight[passage]?.[at] === true,
      })),
    ),
  );

const fittedBy = (sentence: Regression, { features }: AskedCase): Fitted => ({
  features,
  fits: features.map((sentences) =>
    sentences.map((one) => fitOf(oddsOf(SENTENCE_FEATURES, sentence, valuesOf(SENTENCE_FEATURES, one)), one)),
  ),
});

function scored(
  { features, fits }: Fitted,
  names: readonly string[],
  { isAnswerable, isRight, ...about }: AskedCase,
): Scored[] {
  const values = certaintyFeatures(fits, features);
  if (!values) return [];
  const all = fits.flatMap((own, passage) => own.map((fit, at) => ({ fit, isRight: isRight[passage]?.[at] === true })));
  const best = all.reduce((most, one) => (one.fit > most.fit ? one : most));
  return [{ ...about, values: valuesOf(names, values), isRight: isAnswerable, isRightSentence: best.isRight }];
}

/** A case with the sentences that fit best, and their readings. */
interface ReadCase {
  readonly set: string;
  readonly given: AskedCase;
  readonly first: Fitted;
  readonly places: ReturnType<typeof placesToRead>;
  readonly readings: readonly number[];
}

const keyOf = ({ question }: AskedCase, text = '') => `${question}\t${text}`;

function readCase(given: AskedCase, first: Fitted): ReadCase[] {
  const places = placesToRead(first.fits);
  const readings = places.map(([passage, place]) => READINGS[keyOf(given, given.texts[passage]?.[place])] ?? null);
  const known = readings.filter((reading) => reading !== null);
  if (known.length === 0) return [];
  const least = Math.min(...known);
  return [{ set: given.set, given, first, places, readings: readings.map((reading) => reading ?? least) }];
}

/** The sentences that were read. */
const readSentencesOf = (cases: readonly ReadCase[]): Case[] =>
  cases.flatMap(({ given, first, places, readings }) => {
    const { features } = reread({ bias: 0, factors: {} }, first, places, readings);
    return places.map(([passage, place]) => ({
      values: valuesOf(READ_FEATURES.sentence, features[passage]?.[place] ?? {}),
      isRight: given.isRight[passage]?.[place] === true,
    }));
  });

/** Splits the sets into folds, so that no case is judged by a fit over its own set. */
function acrossFolds<Given extends { readonly set: string }, Result>(
  cases: readonly Given[],
  judge: (others: readonly Given[], own: readonly Given[]) => readonly Result[],
): Result[] {
  const sets = [...new Set(cases.map(({ set }) => set))];
  const foldOf = ({ set }: Given) => sets.indexOf(set) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) =>
    judge(
      cases.filter((one) => foldOf(one) !== fold),
      cases.filter((one) => foldOf(one) === fold),
    ),
  ).flat();
}

async function fit(mode: Mode) {
  const cases = await readCases(mode);
  const byRest = acrossFolds(cases, (others, own) => {
    const learned = fitLogistic(SENTENCE_FEATURES, sentencesOf(others), RIDGE.sentence);
    return own.map((given) => ({ set: given.set, given, first: fittedBy(learned, given) }));
  });
  const outside = byRest.flatMap(({ given, first }) => scored(first, QUESTION_FEATURES, given));
  tellAll(mode, outside, QUESTION_FEATURES);
  const fitted = {
    sentence: fitLogistic(SENTENCE_FEATURES, sentencesOf(cases), RIDGE.sentence),
    question: fitLogistic(QUESTION_FEATURES, outside, RIDGE.question),
    from: FROM[mode],
  };
  if (mode === 'words') return fitted;
  const read = byRest.flatMap(({ given, first }) => readCase(given, first));
  const afterReading = acrossFolds(read, (others, own) => {
    const learned = fitLogistic(READ_FEATURES.sentence, readSentencesOf(others), RIDGE.sentence);
    return own.flatMap(({ given, first, places, readings }) =>
      scored(reread(learned, first, places, readings), READ_FEATURES.question, given),
    );
  });
  tellAll(`${mode}, read`, afterReading, READ_FEATURES.question);
  const readSentence = fitLogistic(READ_FEATURES.sentence, readSentencesOf(read), RIDGE.sentence);
  const readQuestion = fitLogistic(READ_FEATURES.question, afterReading, RIDGE.question);
  return {
    sentence: meanOf(JUDGMENTS[mode].sentence, fitted.sentence),
    question: meanOf(JUDGMENTS[mode].question, fitted.question),
    from: fitted.from,
    read: {
      sentence: meanOf(JUDGMENTS[mode].read.sentence, readSentence),
      question: meanOf(JUDGMENTS[mode].read.question, readQuestion),
      from: FROM.read[mode],
    },
  };
}

/** Prints how many questions would be answered at given shares of claims, in cross-validation. */
function tellAll(mode: string, outside: readonly Scored[], names: readonly string[]): void {
  const judged = acrossFolds(outside, (others, own) => {
    const learned = fitLogistic(names, others, RIDGE.question);
    return own.map((one) => ({ ...one, certainty: 1 / (1 + Math.exp(-oddsOf(names, learned, one.values))) }));
  });
  const partOf = ({ isSmall, language }: Scored) => (isSmall ? 'small' : language);
  for (const part of new Set(judged.map(partOf))) {
    const [answerable, unanswerable] = [true, false].map((is) =>
      judged.filter((one) => partOf(one) === part && one.isRight === is),
    ) as [typeof judged, typeof judged];
    const claims = unanswerable.map(({ certainty }) => certainty).sort((one, other) => other - one);
    const cells = [0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5].map((share) => {
      const floor = claims[Math.floor(claims.length * share)] ?? 1;
      const over = answerable.filter(({ certainty }) => certainty > floor);
      const right = over.filter(({ isRightSentence }) => isRightSentence);
      const percent = (count: number) => Math.round((100 * count) / answerable.length);
      return `${share}: ${percent(over.length)} ${percent(right.length)} (${floor.toFixed(2)})`;
    });
    console.log(`${mode}, ${part}; claimed: answered, right: ${cells.join(' | ')}`);
  }
}

/**
 * Writes the training data for the cross-encoder: each question with its sentences, best fit first. Writes line by
 * line, because the features of all questions do not fit into memory.
 */
async function writeSentences(isWanted: (set: string) => boolean): Promise<void> {
  const file = openSync(SENTENCES_FILE, 'w');
  for (const mode of ['meaning', 'glossed'] as const) {
    for await (const given of casesOf(mode, isWanted, true)) writeSync(file, lineOf(given, JUDGMENTS[mode].sentence));
  }
  closeSync(file);
}

function lineOf(given: AskedCase, sentence: Regression): string {
  const { fits } = fittedBy(sentence, given);
  const sentences = given.texts.flatMap((texts, passage) =>
    texts.map((text, place) => ({
      text,
      isRight: given.isRight[passage]?.[place] === true,
      fit: fits[passage]?.[place] ?? 0,
    })),
  );
  sentences.sort((one, other) => other.fit - one.fit);
  return `${JSON.stringify({ set: given.set, question: given.question, sentences })}\n`;
}

/** Writes our cross-encoder's readings of sentences from sets on which it was not trained. */
async function writeReadings(isWanted: (set: string) => boolean): Promise<void> {
  const readings = { ...READINGS };
  for (const mode of ['meaning', 'glossed'] as const) {
    const desk = await AnswerDesk.open();
    for await (const given of casesOf(mode, isWanted)) {
      const places = placesToRead(fittedBy(JUDGMENTS[mode].sentence, given).fits);
      const texts = places.map(([passage, place]) => given.texts[passage]?.[place] ?? '');
      const read = await desk.embedder.read(given.question, texts);
      for (const [at, text] of texts.entries()) readings[keyOf(given, text)] = read[at] ?? 0;
    }
    await desk.close();
  }
  writeFileSync(READ_FILE, JSON.stringify(readings));
}

/**
 * Adapts a judgment after reading to another cross-encoder, over sets on which that one was not trained: scales the
 * judgment, and fits how much more or less the readings count.
 */
async function rescaled(mode: 'meaning' | 'glossed', isWanted: (set: string) => boolean): Promise<Regression> {
  const { sentence, read } = JUDGMENTS[mode];
  const names = READ_FEATURES.question;
  const cases: Case[] = [];
  for await (const asked of casesOf(mode, isWanted, true)) {
    for (const { given, first, places, readings } of readCase(asked, fittedBy(sentence, asked))) {
      for (const { values, isRight } of scored(reread(read.sentence, first, places, readings), names, given)) {
        const [reading, most] = [values[names.indexOf('reading')] ?? 0, values[names.indexOf('mostRead')] ?? 0];
        cases.push({ isRight, values: Float64Array.of(oddsOf(names, read.question, values), reading, most) });
      }
    }
  }
  const { bias, factors } = fitLogistic(['odds', 'reading', 'mostRead'], cases, 1);
  const by = factors['odds'] ?? 1;
  const more = (name: string) => (name === 'reading' || name === 'mostRead' ? (factors[name] ?? 0) : 0);
  const all = Object.entries<number>(read.question.factors).map(([name, one]) => [name, by * one + more(name)]);
  return { bias: by * read.question.bias + bias, factors: Object.fromEntries(all) };
}

const [task, ...names] = process.argv.slice(2);
const isNamed = (set: string) => names.some((name) => set.startsWith(name));
if (task === 'sentences') await writeSentences((set) => !isNamed(set));
else if (task === 'readings') await writeReadings(isNamed);
else {
  const judgments = JSON.parse(readFileSync(FILE, 'utf8'));
  for (const mode of ['meaning', 'glossed', 'words'] as const) {
    if (task === 'rescale') {
      if (mode !== 'words') judgments[mode].read.question = await rescaled(mode, isNamed);
    } else if (!task || [task, ...names].includes(mode)) judgments[mode] = await fit(mode);
  }
  writeFileSync(FILE, `${JSON.stringify(judgments, null, 2)}\n`);
}
