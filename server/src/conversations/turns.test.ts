import assert from 'node:assert/strict';
import { it } from 'node:test';
import { missesAfter } from './turns';

it('A reply that was cut off does not change the number of consecutive replies without an answer', () => {
  for (const outcome of ['answered', 'unsure', 'not-found'] as const)
    assert.equal(missesAfter(1, { outcome, isCut: true }), 1);
  assert.deepEqual([missesAfter(1, { outcome: 'answered' }), missesAfter(1, { outcome: 'unsure' })], [0, 2]);
});
