import { describe } from 'node:test';
import { ANSWERS_TABLE, testAnswers } from './support/test-answers';

// Beside the other sets instead of after them, because it takes as long as all of those.
describe("Visitors' questions over long documents", () =>
  testAnswers(({ set }, engine) => ANSWERS_TABLE === undefined && set === 'public documents' && engine === 'sqlite'));
