import { parseCsv } from '@frontdesk/shared/csv';
import { answersCsv, readAnswersCsv } from './answers';

const read = async (file: string) => readAnswersCsv(await parseCsv(file));

test('imports exported answers unchanged, including formulas, quotes and line breaks', async () => {
  const answers = [
    { question: '=1+1 is what?', answer: 'Two, "I think".\nOr more.' },
    { question: 'هل تفتحون؟', answer: '-5 % on Mondays 🎉' },
  ];
  expect(await read(answersCsv(answers))).toEqual({ ok: true, rows: answers, example: '=1+1 is what?', mistakes: [] });
});

test('exports no text that can become a formula', () => {
  expect(answersCsv([{ question: '=HYPERLINK("x")', answer: '@SUM(A1)' }])).toContain(
    `"'=HYPERLINK(""x"")","'@SUM(A1)"`,
  );
});

test('accepts columns in any order, and reports the numbers of skipped lines', async () => {
  const file = `ANSWER;note;question\nAt nine;x;When do you open?\n;;No answer here\n"long";;${'q'.repeat(1_001)}`;
  expect(await read(file)).toEqual({
    ok: true,
    rows: [{ question: 'When do you open?', answer: 'At nine' }],
    example: 'When do you open?',
    mistakes: ['Skipped line 3, 4: the question or answer is missing or too long.'],
  });
});

test.each([
  ['', 'empty'],
  ['question,answer', 'empty'],
  ['a,b\nc,d', 'noHeader'],
  [`question,answer\n${'q,a\n'.repeat(2_001)}`, 'tooMany'],
])('explains why a file cannot be used', async (file, problem) => {
  expect(await read(file)).toEqual({ ok: false, problem });
});
