import { parseCsv } from '@frontdesk/shared/csv';
import { comparison, readTestQuestionsCsv, testQuestionsCsv } from './test-questions';

const read = async (text: string) => readTestQuestionsCsv(await parseCsv(text));

test('reads a file that it wrote, formulas included', async () => {
  const questions = [
    { question: 'When is breakfast?', words: '7:15, 10:45', document: 'rules.md' },
    { question: '=1+1', words: '-5 "degrees"', document: '' },
  ];
  const file = testQuestionsCsv(questions);
  expect(file).toContain("'=1+1");
  expect(await read(file)).toEqual({ ok: true, rows: questions, mistakes: [] });
});

test('reads the columns in any order, without documents', async () => {
  expect(await read('expected WORDS;Notes;question\nnine;x;When?')).toEqual({
    ok: true,
    rows: [{ question: 'When?', words: 'nine', document: '' }],
    mistakes: [],
  });
});

test('names each line that cannot be imported, with what is wrong', async () => {
  const long = 'x'.repeat(1001);
  const file = await read(
    `Question,Expected words,Document\n,nine,\n${long},nine,\nWhen?,${long},\nWhere?,,${long}\nWho?,,`,
  );
  expect(file).toEqual({
    ok: true,
    rows: [{ question: 'Who?', words: '', document: '' }],
    mistakes: [
      'Line 2: the question is missing.',
      'Line 3: the question is longer than 1,000 characters.',
      'Line 4: the expected words are longer than 500 characters.',
      'Line 5: the document is longer than 300 characters.',
    ],
  });
});

test.each([
  ['', 'empty'],
  ['Question,Expected words\n', 'empty'],
  ['Frage,Antwort\na,b', 'noHeader'],
  [`Question,Expected words\n${'When?,nine\n'.repeat(201)}`, 'tooMany'],
])('refuses a file without test questions', async (text, problem) => {
  expect(await read(text)).toEqual({ ok: false, problem });
});

test('says what got worse or better since the previous run', () => {
  const one = (question: string, change: 'better' | 'worse' | null) => ({ question, change });
  expect(comparison([one('a', 'worse'), one('b', 'better'), one('c', 'worse'), one('d', null)], '22 November')).toBe(
    '2 got worse and 1 got better since 22 November: “a”, “c”',
  );
  expect(comparison([one('b', 'better')], '22 November')).toBe('1 got better since 22 November: “b”');
  expect(comparison([one('d', null)], '22 November')).toBeNull();
});
