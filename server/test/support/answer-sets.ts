import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../src/answers/answer';

/** Questions about the documents of an agent. */
export interface AnswerSet {
  readonly set: string;
  /** Whether these questions were used for tuning, or only their scores were read. */
  readonly half: 'tune' | 'unseen';
  /** Language of documents and questions; default: English. */
  readonly language?: string;
  readonly documents: readonly string[];
  /** Each with words of the passage that answers it. */
  readonly answered: readonly (readonly [question: string, words: string])[];
  readonly declined: readonly string[];
}

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
  /** The right passage came first, as the answer's source or as one that may help. */
  readonly first: number;
  /** It was among the three passages of the reply: right in answered or unsure. */
  readonly shown: number;
  /** Its words are in the reply itself. */
  readonly said: number;
  /** Answered outright. */
  readonly answered: number;
  /** Answered outright from other passages. */
  readonly wrong: number;
  readonly unanswerable: number;
  /** Number of these that were answered outright. */
  readonly claimed: number;
  /** Number of these with the reply 'I could not find that'. */
  readonly notFound: number;
  /** A line for each question that went wrong. */
  readonly misses: readonly string[];
}

export async function scoreAnswers(
  { answered, declined }: AnswerSet,
  ask: (question: string) => Promise<Answer>,
): Promise<AnswerScore> {
  const score = { asked: answered.length, first: 0, shown: 0, said: 0, answered: 0, wrong: 0 };
  const unanswerable = { unanswerable: declined.length, claimed: 0, notFound: 0 };
  const misses: string[] = [];
  for (const [question, words] of answered) {
    const { text, sources, nearest, outcome } = await ask(question);
    const place = [...sources, ...nearest].findIndex(({ excerpt }) => holds(excerpt, words));
    if (place === 0) score.first++;
    if (place >= 0) score.shown++;
    if (holds(text, words)) score.said++;
    if (outcome === 'answered') score.answered++;
    if (outcome === 'answered' && place < 0) score.wrong++;
    if (place !== 0)
      misses.push(`${place < 0 ? 'not found' : `place ${place + 1}`}: ${question} - ${text.slice(0, 100)}`);
  }
  for (const question of declined) {
    const { text, outcome } = await ask(question);
    if (outcome === 'not-found') unanswerable.notFound++;
    if (outcome !== 'answered') continue;
    unanswerable.claimed++;
    misses.push(`claimed: ${question} - ${text.slice(0, 100)}`);
  }
  return { ...score, ...unanswerable, misses };
}

/** Returns whether `text` contains `words`, which may list several passages that answer the question: 'this|that'. */
export function holds(text: string, words: string): boolean {
  const flat = text.replace(/\s+/g, ' ');
  return words.split('|').some((one) => flat.includes(one));
}
