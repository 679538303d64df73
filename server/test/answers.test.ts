import { describe } from 'node:test';
import { readConfig } from '../src/config/config';
import { FLOORS } from './support/answer-goals';
import { isUnlearned } from './support/answer-sets';
import { ANSWERS_TABLE, measureModel, testAnswers } from './support/test-answers';
import { IS_FULL } from './support/test-app';

// Every run asks the questions in some tuned sets, whose results must not get worse, and the pairs of questions. `npm
// run test:full` adds the sets not used for tuning, to which the goals apply. `npm run test:endurance` adds the public
// documents. `npm run answers` asks the questions in all sets whose results also apply to other questions, and `npm run
// answers -- all` asks every set.
const isEndurance = process.env['ENDURANCE'] === '1';
const asksHeld = IS_FULL || isEndurance;

/** `npm run answers` also measures the language model in LLM_*. */
const model = ANSWERS_TABLE === undefined ? null : readConfig(process.env).languageModel;

describe("Visitors' questions", () => {
  if (model) measureModel(model);
  testAnswers(
    ({ set, half }) =>
      (ANSWERS_TABLE !== undefined && (isUnlearned({ set }) || process.env['ANSWERS_SETS'] === 'all')) ||
      (asksHeld && half === 'held') ||
      set in FLOORS ||
      (isEndurance && set === 'public documents'),
  );
});
