import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fittingTurns, type HistoryMessage } from './read-history';

const turn = (question: string, reply: string): HistoryMessage[] => [
  { role: 'user', text: question },
  { role: 'assistant', text: reply },
];

describe('The history sent with a question', () => {
  it('holds as many of the newest whole turns as fit', () => {
    const [old, middle, newest] = [turn('a'.repeat(40), 'b'), turn('c'.repeat(40), 'd'), turn('e'.repeat(40), 'f')];
    assert.deepEqual(fittingTurns([...old, ...middle, ...newest], 25), [...middle, ...newest]);
    assert.deepEqual(fittingTurns([...old, ...middle, ...newest], 21), newest);
    assert.deepEqual(fittingTurns([...old, ...middle, ...newest], 5), []);
  });
});
