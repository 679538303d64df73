import { type CsvLine, writeCsv } from '@frontdesk/shared/csv';
import {
  TEST_DOCUMENT_MAX,
  TEST_QUESTION_MAX,
  TEST_QUESTIONS_MAX,
  TEST_WORDS_MAX,
} from '@frontdesk/shared/endpoints/test-questions';
import { isBlank } from '@frontdesk/shared/endpoints/visible-text';
import { testQuestions as messages } from '../messages/test-questions';
import { type CsvFile, cellText } from './csv-file';

/** A test question as its form and its files contain it. */
export interface TestExpectation {
  readonly question: string;
  /** '' accepts any answer of which the agent is sure. */
  readonly words: string;
  /** The name of the expected document; '' for any. */
  readonly document: string;
}

/** Maximum number of lines that are named; the others are only counted. */
const MISTAKES_NAMED = 20;

/** Writes test questions as a CSV file for spreadsheets. */
export function testQuestionsCsv(questions: readonly TestExpectation[]): string {
  return writeCsv([
    ['Question', 'Expected words', 'Document'],
    ...questions.map(({ question, words, document }) => [question, words, document]),
  ]);
}

/**
 * Reads the lines of a file. The first line names the columns Question and Expected words, and may name Document, in any order
 * and letter case.
 */
export function readTestQuestionsCsv([header, ...lines]: readonly CsvLine[]): CsvFile<
  TestExpectation,
  'empty' | 'noHeader' | 'tooMany'
> {
  const columns = header?.cells.map((cell) => cell.trim().toLowerCase()) ?? [];
  const [questionAt, wordsAt] = [columns.indexOf('question'), columns.indexOf('expected words')];
  if (questionAt < 0 || wordsAt < 0) return { ok: false, problem: header ? 'noHeader' : 'empty' };
  const documentAt = columns.indexOf('document');
  const rows: TestExpectation[] = [];
  const mistakes: string[] = [];
  for (const { line, cells } of lines) {
    const read = {
      question: cellText(cells[questionAt]),
      words: cellText(cells[wordsAt]),
      document: documentAt < 0 ? '' : cellText(cells[documentAt]),
    };
    const mistake = mistakeIn(read, line);
    if (mistake === null) rows.push(read);
    else mistakes.push(mistake);
  }
  if (rows.length === 0 && mistakes.length === 0) return { ok: false, problem: 'empty' };
  if (rows.length > TEST_QUESTIONS_MAX) return { ok: false, problem: 'tooMany' };
  const more = mistakes.length - MISTAKES_NAMED;
  return {
    ok: true,
    rows,
    mistakes: [...mistakes.slice(0, MISTAKES_NAMED), ...(more > 0 ? [messages.more(more)] : [])],
  };
}

function mistakeIn({ question, words, document }: TestExpectation, line: number): string | null {
  const { lines } = messages;
  if (isBlank(question)) return lines.noQuestion(line);
  if (question.length > TEST_QUESTION_MAX) return lines.questionTooLong(line, TEST_QUESTION_MAX);
  if (words.length > TEST_WORDS_MAX) return lines.wordsTooLong(line, TEST_WORDS_MAX);
  return document.length > TEST_DOCUMENT_MAX ? lines.documentTooLong(line, TEST_DOCUMENT_MAX) : null;
}

interface Compared {
  readonly question: string;
  readonly change: 'better' | 'worse' | null;
}

/** Maximum number of questions named in the sentence above the table. */
const NAMED = 3;

/** Returns a sentence about what got worse or better since the previous run; null when nothing did. */
export function comparison(questions: readonly Compared[], since: string): string | null {
  const of = (change: Compared['change']) => questions.filter((one) => one.change === change);
  const [worse, better] = [of('worse'), of('better')];
  if (worse.length + better.length === 0) return null;
  const named = (worse.length > 0 ? worse : better).slice(0, NAMED).map(({ question }) => question);
  return `${messages.changed({ worse: worse.length, better: better.length }, since)}: ${messages.quoted(named)}`;
}
