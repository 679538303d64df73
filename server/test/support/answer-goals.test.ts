import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertGoals } from './answer-goals';

const GOOD = { asked: 100, shown: 85, wrong: 7, unanswerable: 100, claimed: 10 };

describe('The goals of answers', () => {
  it('are met exactly at 85 % right, 7 % wrong and 10 % claimed', () => {
    assertGoals('en', GOOD, []);
    for (const worse of [{ shown: 84 }, { wrong: 8 }, { claimed: 11 }])
      assert.throws(() => assertGoals('en', { ...GOOD, ...worse }, []), /The goal is missed/);
  });

  it('that are known to be missed fail when they get worse, and when they are reached', () => {
    const known = [
      { language: 'de', goal: 'shown', today: 78 },
      { language: 'de', goal: 'claimed', today: 13 },
    ] as const;
    const today = { ...GOOD, shown: 78, claimed: 13 };
    assertGoals('de', today, known);
    assert.throws(() => assertGoals('de', { ...today, shown: 77 }, known), /worse than 78/);
    assert.throws(() => assertGoals('de', { ...today, claimed: 14 }, known), /worse than 13/);
    assert.throws(() => assertGoals('de', { ...today, shown: 85 }, known), /remove it/);
    assert.throws(() => assertGoals('de', { ...today, claimed: 10 }, known), /remove it/);
    assert.throws(() => assertGoals('en', today, known), /The goal is missed/);
  });
});
