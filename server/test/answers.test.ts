import { describe } from 'node:test';
import { readConfig } from '../src/config/config';
import { FLOORS } from './support/answer-goals';
import { ANSWERS_TABLE, measureModel, testAnswers } from './support/test-answers';

// Every run asks the sets that were not used for tuning, over which the goals hold, some tuned sets that must not get
// worse, and the pairs of questions. `npm run test:endurance` adds the public documents. `npm run answers` asks all.
const isEndurance = process.env['ENDURANCE'] === '1';

/** `npm run answers` also measures the language model in LLM_*. */
const model = ANSWERS_TABLE === undefined ? null : readConfig(process.env).languageModel;

describe("Visitors' questions", () => {
  if (model) measureModel(model);
  testAnswers(
    ({ set, half }) =>
      ANSWERS_TABLE !== undefined || half === 'unseen' || set in FLOORS || (isEndurance && set === 'public documents'),
  );
});
