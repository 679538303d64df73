import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSameQuestion } from './is-same-question';

describe('Two questions', () => {
  it('are never the same by meaning alone when one of them has no meaningful words', () => {
    for (const [one, other] of [
      ['жжжжжжжж', '🎉'],
      ['谢谢', '🎉'],
      ['🎉', 'Do you sell apples?'],
      ['What is it?', 'Where are you?'],
    ] as const) {
      assert.equal(isSameQuestion(one, other, 1), false, `${one} ${other}`);
    }
  });

  it('are the same when their words agree and their meaning is near', () => {
    assert.equal(isSameQuestion('Do you sell apples?', 'Are you selling apples here?', 0.6), true);
    assert.equal(isSameQuestion('Do you sell apples?', 'Do you sell pears?', 0.95), false);
  });
});
