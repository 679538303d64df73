import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../src/answers/answer';

/** Questions about the documents of an agent. */
export interface AnswerSet {
  readonly set: string;
  /** Whether these questions or their scores were used for tuning, or read only at the end. */
  readonly half: 'tune' | 'held';
  /** The language of the documents and questions. Default: English. */
  readonly language?: string;
  readonly documents: readonly string[];
  /** Each question, with words from the passage that answers it. */
  readonly answered: readonly (readonly [question: string, words: string])[];
  readonly declined: readonly string[];
}

/** Whether a set was not used by `train-cross-encoder.py`: only such sets show how other questions are answered. */
export const isUnlearned = ({ set }: Pick<AnswerSet, 'set'>): boolean => /^held(?:5|9|1\d)-/.test(set);

const FOLDER = join('test', 'fixtures', 'answers');

export function readAnswerSets(): AnswerSet[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as AnswerSet);
}

export function readDocuments({ documents }: AnswerSet): Record<string, Buffer> {
  return Object.fromEntries(documents.map((name) => [name, readFileSync(join(FOLDER, name))]));
}

export interface AnswerScore {
  readonly asked: number;
  /** Questions answered outright, with the right words in the reply itself. */
  readonly outright: number;
  /** The right words are in the reply or in one of its passages, whether the reply is outright or unsure. */
  readonly shown: number;
  /** Questions answered outright from other passages. */
  readonly wrong: number;
  /** Lengths of outright replies, in characters. */
  readonly lengths: readonly number[];
  readonly unanswerable: number;
  /** Number of these that were answered outright. */
  readonly claimed: number;
  /** Number of these that got the reply 'I could not find that', which quotes nothing. */
  readonly notFound: number;
  /** A line for each question with a wrong result. */
  readonly misses: readonly string[];
}

export async function scoreAnswers(
  { answered, declined }: AnswerSet,
  ask: (question: string) => Promise<Answer>,
): Promise<AnswerScore> {
  const score = { asked: answered.length, outright: 0, shown: 0, wrong: 0 };
  const unanswerable = { unanswerable: declined.length, claimed: 0, notFound: 0 };
  const misses: string[] = [];
  const lengths: number[] = [];
  for (const [question, words] of answered) {
    const { text, passages, outcome } = await ask(question);
    const isSaid = holds(text, words);
    const isShown = isSaid || passages.some((passage) => holds(`${passage.heading}: ${passage.text}`, words));
    if (isShown) score.shown++;
    if (outcome === 'answered') {
      lengths.push(text.length);
      if (isSaid) score.outright++;
      if (!isShown) score.wrong++;
    }
    if (!isShown) misses.push(`${outcome}: ${question} - ${text.slice(0, 100)}`);
  }
  for (const question of declined) {
    const { text, outcome, passages } = await ask(question);
    if (outcome === 'not-found' && passages.length === 0) unanswerable.notFound++;
    if (outcome !== 'answered') continue;
    unanswerable.claimed++;
    misses.push(`claimed: ${question} - ${text.slice(0, 100)}`);
  }
  return { ...score, ...unanswerable, lengths, misses };
}

/** Returns whether `text` contains `words`, which may list several passages that answer the question: 'this|that'. */
export function holds(text: string, words: string): boolean {
  const flat = text.replace(/\s+/g, ' ');
  return words.split('|').some((one) => flat.includes(one));
}
