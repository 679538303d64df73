import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from '../../src/answers/answer';

/** Questions over some documents that one agent has. */
export interface AnswerSet {
  readonly set: string;
  /** Whether the method was adjusted while looking at these questions, or only at how many were answered. */
  readonly half: 'tune' | 'unseen';
  /** Of documents and questions; English where it is missing. */
  readonly language?: string;
  readonly documents: readonly string[];
  /** Each with words that stand in the passage that answers it. */
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
  /** The right passage was named first, as the answer's source or as what may help. */
  readonly first: number;
  /** It was among the three that are named: right in answered or unsure. */
  readonly shown: number;
  /** Its words stand in the reply itself. */
  readonly said: number;
  /** Answered outright. */
  readonly answered: number;
  /** Answered outright from other passages. */
  readonly wrong: number;
  readonly unanswerable: number;
  /** Of these, answered outright. */
  readonly claimed: number;
  /** Of these, replied to with 'I could not find that'. */
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

/** `words` may name several passages of which each answers the question: 'this|that'. */
export function holds(text: string, words: string): boolean {
  const flat = text.replace(/\s+/g, ' ');
  return words.split('|').some((one) => flat.includes(one));
}
