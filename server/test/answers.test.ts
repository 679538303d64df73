import { describe } from 'node:test';
import { readConfig } from '../src/config/config';
import { ANSWERS_TABLE, measureModel, testAnswers } from './support/test-answers';

/**
 * Every run asks these: a set with good results, one with bad results, one that nobody tuned on, and one by words
 * alone.
 */
const ALWAYS = ['clinic', 'library', 'theatre', 'Kletterhalle'];

// `npm run test:endurance` adds the untuned sets and the pairs of questions. `npm run answers` asks all.
const isEndurance = process.env['ENDURANCE'] === '1';

/** `npm run answers` also measures the language model in LLM_*. */
const model = ANSWERS_TABLE === undefined ? null : readConfig(process.env).languageModel;

describe("Visitors' questions", () => {
  if (model) measureModel(model);
  testAnswers(
    ({ set, half }) =>
      ANSWERS_TABLE !== undefined ||
      ALWAYS.includes(set) ||
      (isEndurance && (half === 'unseen' || set === 'public documents')),
    ANSWERS_TABLE !== undefined || isEndurance,
  );
});
