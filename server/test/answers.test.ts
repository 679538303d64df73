import { describe } from 'node:test';
import { ANSWERS_TABLE, REACHED, testAnswers } from './support/test-answers';

/** Every run asks these: one that reaches the goals, the one that does worst, and one whose questions nobody looked at. */
const ALWAYS = ['clinic', 'library', 'theatre'];

// `npm run test:endurance` adds the others that reach the goals or are unseen, except the long ones, which have a file of
// their own. `npm run answers` asks all.
describe("Visitors' questions", () =>
  testAnswers(({ set, half }, engine) => {
    if (ANSWERS_TABLE !== undefined || set === 'clinic') return true;
    const isEndurance = process.env['ENDURANCE'] === '1' && (half === 'unseen' || REACHED.includes(set));
    return engine === 'sqlite' && set !== 'public documents' && (isEndurance || ALWAYS.includes(set));
  }));
