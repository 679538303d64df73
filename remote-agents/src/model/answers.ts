import { type CsvLine, writeCsv } from '@frontdesk/shared/csv';
import { ANSWER_MAX, IMPORT_MAX, QUESTION_MAX } from '@frontdesk/shared/endpoints/answer';
import { CSV_FORMULA } from '@frontdesk/shared/endpoints/csv-formula';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

export type AnswersFile =
  | {
      readonly ok: true;
      readonly answers: readonly QuestionAndAnswer[];
      /** Numbers of lines that cannot be imported. */
      readonly leftOut: readonly number[];
    }
  | { readonly ok: false; readonly problem: 'empty' | 'noHeader' | 'tooMany' | 'tooLarge' | 'unclosedQuote' };

/** Writes answers as a CSV file for spreadsheets. */
export function answersCsv(answers: readonly QuestionAndAnswer[]): string {
  return writeCsv([['Question', 'Answer'], ...answers.map(({ question, answer }) => [question, answer])]);
}

/** Reads the lines of a file. The first line names the columns Question and Answer, in any order and letter case. */
export function readAnswersCsv([header, ...lines]: readonly CsvLine[]): AnswersFile {
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [questionAt, answerAt] = [columns.indexOf('question'), columns.indexOf('answer')];
  if (questionAt < 0 || answerAt < 0) return { ok: false, problem: header ? 'noHeader' : 'empty' };
  if (lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > IMPORT_MAX) return { ok: false, problem: 'tooMany' };
  const answers: QuestionAndAnswer[] = [];
  const leftOut: number[] = [];
  for (const { line, cells } of lines) {
    const [question, answer] = [textOf(cells[questionAt]), textOf(cells[answerAt])];
    const isGood = !isBlank(question) && !isBlank(answer);
    if (isGood && question.length <= QUESTION_MAX && answer.length <= ANSWER_MAX) answers.push({ question, answer });
    else leftOut.push(line);
  }
  return answers.length === 0 ? { ok: false, problem: 'empty' } : { ok: true, answers, leftOut };
}

/** Removes the apostrophe that `writeCsv` writes before a possible formula. */
function textOf(cell = ''): string {
  const isEscaped = cell.startsWith("'") && CSV_FORMULA.test(cell.slice(1));
  return (isEscaped ? cell.slice(1) : cell).trim();
}

/** Returns the answers with `filter` in one of their texts, in any letter case. */
export function matchingAnswers<Answer extends QuestionAndAnswer>(
  answers: readonly Answer[],
  filter: string,
): readonly Answer[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return answers;
  return answers.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}
