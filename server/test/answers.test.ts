import { describe } from 'node:test';
import { ANSWERS_TABLE, REACHED, testAnswers } from './support/test-answers';

// Every run asks those whose questions nobody looked at, the one that does worst, and those that reach the goals; the
// large ones have a file of their own. `npm run answers` asks all.
describe("Visitors' questions", () =>
  testAnswers(({ set, half }, engine) => {
    if (ANSWERS_TABLE !== undefined || set === 'clinic') return true;
    const isWanted = half === 'unseen' || set === 'library' || REACHED.includes(set);
    return engine === 'sqlite' && isWanted && set !== 'public documents';
  }));
