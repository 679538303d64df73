import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertGoals } from './answer-goals';

const GOOD = {
  asked: 100,
  outright: 50,
  shown: 88,
  wrong: 5,
  unanswerable: 100,
  claimed: 7,
  notFound: 60,
  lengths: [250],
};

describe('The goals of answers', () => {
  it('are reached with exactly the required numbers, and missed with one answer too few', () => {
    assertGoals('en', GOOD, []);
    for (const worse of [{ outright: 49 }, { shown: 87 }, { wrong: 6 }, { claimed: 8 }, { notFound: 59 }])
      assert.throws(() => assertGoals('en', { ...GOOD, ...worse }, []), /The goal is missed/);
    assert.throws(() => assertGoals('en', { ...GOOD, lengths: [10, 251, 300] }, []), /251 characters/);
  });

  it('are lower in other languages', () => {
    assertGoals('de', { ...GOOD, outright: 40, shown: 85, claimed: 10, notFound: 50 }, []);
    assert.throws(() => assertGoals('de', { ...GOOD, shown: 84 }, []), /The goal is missed/);
  });

  it('that are known to be missed fail when they get worse, and when they are reached', () => {
    const known = [
      { language: 'de', figure: 'shown', today: 78 },
      { language: 'de', figure: 'claimed', today: 13 },
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
