import { QuestionMeanings } from '../../src/passages/embeddings/meanings';
import { findPassages } from '../../src/passages/find-passages';
import { quoteOf } from '../../src/passages/passage';
import { type ClaimFeatures, claimFeatures } from '../../src/passages/ranking/claim';
import { AnswerDesk } from './answer-desk';
import { holds, readAnswerSets, readDocuments } from './answer-sets';
import { fitLogistic, probability } from './fit-logistic';

/*
 * Fits when an answer is claimed, over the sets of `tune` only, and prints the numbers for
 * src/passages/weights.ts. Run it in the folder `server`: node --import tsx test/support/fit-claims.ts [words]
 * With `words` no question is embedded, as for languages that our model does not know.
 */

/** Share of unanswerable questions that may be claimed in cross-validation by set. */
const CLAIMED_SHARE = 0.085;

const FEATURES = {
  meaning: ['meaning', 'margin', 'unseen', 'lacksName', 'lacksKind'],
  words: ['coverage', 'margin', 'unseen', 'isShort', 'lacksKind'],
} as const satisfies Record<string, readonly (keyof ClaimFeatures)[]>;

interface Sample {
  readonly set: string;
  readonly values: readonly number[];
  readonly isAnswerable: boolean;
  /** The right passage came first. */
  readonly isRight: boolean;
}

async function readSamples(byWords: boolean): Promise<Sample[]> {
  const desk = await AnswerDesk.open();
  if (byWords) desk.embedder.knows = () => false;
  const samples: Sample[] = [];
  const sets = readAnswerSets().filter(
    ({ half, language = 'en' }) => half === 'tune' && (byWords || language === 'en'),
  );
  for (const set of sets) {
    const agent = await desk.addAgent(readDocuments(set));
    const questions = [...set.answered, ...set.declined.map((question) => [question, null] as const)];
    for (const [question, words] of questions) {
      const findings = await findPassages(desk.answering, agent, question, new QuestionMeanings(desk.answering));
      const [best] = findings.ranked;
      if (!best) continue;
      const features = claimFeatures(findings, best);
      samples.push({
        set: set.set,
        values: FEATURES[byWords ? 'words' : 'meaning'].map((name) => features[name]),
        isAnswerable: words !== null,
        isRight: words !== null && holds(quoteOf(best), words),
      });
    }
  }
  await desk.close();
  return samples;
}

const byWords = process.argv.includes('words');
const samples = await readSamples(byWords);
const judged = [...new Set(samples.map(({ set }) => set))].flatMap((set) => {
  const weights = fitLogistic(samples.filter((sample) => sample.set !== set));
  return samples
    .filter((sample) => sample.set === set)
    .map((sample) => ({ ...sample, probability: probability(weights, sample.values) }));
});
const unanswerable = judged
  .filter(({ isAnswerable }) => !isAnswerable)
  .map((sample) => sample.probability)
  .sort((one, other) => other - one);
const floor = unanswerable[Math.floor(unanswerable.length * CLAIMED_SHARE)] ?? 1;
const answerable = judged.filter(({ isAnswerable }) => isAnswerable);
const claimed = answerable.filter((sample) => sample.probability > floor);
const [bias, ...factors] = fitLogistic(samples);
console.log({
  bias,
  factors: Object.fromEntries(FEATURES[byWords ? 'words' : 'meaning'].map((name, at) => [name, factors[at]])),
  answeredFrom: floor,
  claimed: claimed.length / answerable.length,
  claimedWrongly: claimed.filter(({ isRight }) => !isRight).length / answerable.length,
});
