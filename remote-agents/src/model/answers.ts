import { type CsvLine, writeCsv } from '@frontdesk/shared/csv';
import { ANSWER_MAX, IMPORT_MAX, QUESTION_MAX } from '@frontdesk/shared/endpoints/answer';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { answers as messages } from '../messages/answers';
import { type CsvFile, cellText } from './csv-file';

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** Maximum number of lines named in the sentence about lines that cannot be imported. */
const LINES_NAMED = 20;

/** Writes answers as a CSV file for spreadsheets. */
export function answersCsv(answers: readonly QuestionAndAnswer[]): string {
  return writeCsv([['Question', 'Answer'], ...answers.map(({ question, answer }) => [question, answer])]);
}

/** Reads the lines of a file. The first line names the columns Question and Answer, in any order and letter case. */
export function readAnswersCsv([header, ...lines]: readonly CsvLine[]): CsvFile<
  QuestionAndAnswer,
  'empty' | 'noHeader' | 'tooMany'
> {
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [questionAt, answerAt] = [columns.indexOf('question'), columns.indexOf('answer')];
  if (questionAt < 0 || answerAt < 0) return { ok: false, problem: header ? 'noHeader' : 'empty' };
  if (lines.length === 0) return { ok: false, problem: 'empty' };
  if (lines.length > IMPORT_MAX) return { ok: false, problem: 'tooMany' };
  const rows: QuestionAndAnswer[] = [];
  const leftOut: number[] = [];
  for (const { line, cells } of lines) {
    const [question, answer] = [cellText(cells[questionAt]), cellText(cells[answerAt])];
    const isGood = !isBlank(question) && !isBlank(answer);
    if (isGood && question.length <= QUESTION_MAX && answer.length <= ANSWER_MAX) rows.push({ question, answer });
    else leftOut.push(line);
  }
  const [first] = rows;
  if (!first) return { ok: false, problem: 'empty' };
  const mistakes = leftOut.length > 0 ? [messages.leftOut(leftOut.slice(0, LINES_NAMED).join(', '))] : [];
  return { ok: true, rows, example: first.question, mistakes };
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
