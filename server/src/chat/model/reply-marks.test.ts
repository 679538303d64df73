import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowdown } from '@frontdesk/shared/testing/slowdown';
import { citedNumbers, onlyAsks, saysNotFound, saysOnlyNotFound, shownSoFar, withoutMarks } from './reply-marks';

describe("A model's reply", () => {
  it('is shown without the numbers of its passages', () => {
    assert.equal(
      withoutMarks('Open at nine [1]. Closed on **Sundays** [2, 3][4].'),
      'Open at nine. Closed on **Sundays**.',
    );
    assert.deepEqual(citedNumbers('Open at nine [1]. Closed [2, 3][4] or [6-8], again [1].'), [1, 2, 3, 4, 6, 7, 8]);
  });

  it('keeps links and code that look like numbers', () => {
    const code = 'Use `list[1]`, or:\n```\nlist[2]\n```\nSee [3](https://example.com).';
    assert.equal(withoutMarks(code), code);
    assert.deepEqual(citedNumbers(code), []);
  });

  it("is shown without the model's reasoning", () => {
    assert.equal(withoutMarks('<think>Hm [1].</think>\nYes [2].'), 'Yes.');
    assert.deepEqual(citedNumbers('<think>Hm [1].</think>\nYes [2].'), [2]);
  });

  for (const sentence of [
    'I could not find that in the documents.',
    '"I could not find that in the documents"',
    'I couldn’t find that in the documents!',
    "i couldn't find that",
    '**I COULD NOT FIND THAT** in the documents [1]',
    'Sorry, I could not find that.',
    "I'm afraid I could not find that in the documents.",
    'I could not find any information about parking.',
    'Das konnte ich in den Dokumenten nicht finden.',
    'Nie udało mi się znaleźć tego w dokumentach.',
  ]) {
    it(`reports that nothing was found: ${sentence}`, () => assert.equal(saysNotFound(sentence), true));
  }

  it('that contains a finding does not report that nothing was found', () => {
    assert.equal(saysNotFound('You could not find that nicer anywhere.'), false);
  });

  it('that continues after such a sentence also reports something else', () => {
    assert.equal(saysOnlyNotFound('I could not find that in the documents [1].'), true);
    assert.equal(saysOnlyNotFound('I could not find that. Breakfast is at seven [1].'), false);
  });

  it('with thousands of spaces is read quickly', () => {
    const replyOf = (spaces: number) => `Yes [1]${' '.repeat(spaces)}x`;
    const tenTimes = () => {
      for (let times = 0; times < 10; times++) shownSoFar(replyOf(2_000));
    };
    // Compared with ten replies with a tenth of the spaces: the factor would be 10 if each space started a new search.
    assert.ok(slowdown(tenTimes, () => shownSoFar(replyOf(20_000)), 5) < 5);
  });

  it('that only asks a question in return needs no passage', () => {
    assert.equal(onlyAsks('Which road do you mean?'), true);
    assert.equal(onlyAsks('It is free. Which road do you mean?'), false);
  });

  it('grows without removing text that was already shown', () => {
    const replies = [
      '<think>Which [1]?</think>Open **at nine** [1], see `list[1]` and [here](https://x.example) [2].\n\n- one [3]\n- two',
      'I could not tell you more [1].',
      'Run:\n```sh\nnpm start # [1]\n```\nThen wait [2].',
    ];
    for (const reply of replies) {
      let before = '';
      for (let end = 1; end <= reply.length; end++) {
        const shown = shownSoFar(reply.slice(0, end));
        assert.ok(shown.startsWith(before), JSON.stringify([before, shown]));
        assert.doesNotMatch(shown.replace(/```[\s\S]*|`[^`]*`/g, ''), /\[\d/);
        before = shown;
      }
      assert.ok(withoutMarks(reply).startsWith(before));
    }
  });

  it('shows nothing while it may still turn out to report that nothing was found', () => {
    for (const start of ['I', 'I could not fi', '"I could not find that in', '<thi'])
      assert.equal(shownSoFar(start), '');
  });
});
