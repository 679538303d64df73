import { describe } from 'node:test';
import { ANSWERS_TABLE, testAnswers } from './support/test-answers';

// Embedding these documents takes minutes, so only `npm run test:endurance` and `npm run answers` ask about them.
const isEndurance = process.env['ENDURANCE'] === '1';

describe("Visitors' questions over long documents", () =>
  testAnswers(
    ({ set }, engine) =>
      isEndurance && ANSWERS_TABLE === undefined && set === 'public documents' && engine === 'sqlite',
  ));
