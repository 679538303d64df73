import type { Turn } from '../../conversations/read-turns';
import type { Findings } from '../../passages/find-passages';
import { detectAmong } from '../../passages/languages/detect-language';
import { claimProbability } from '../../passages/ranking/is-answered';
import { WEIGHTS } from '../../passages/ranking/weights';
import { isSmallTalk } from '../answer/small-talk';
import { wantsPerson } from '../wants-person';
import { leanOf } from './follow-up';
import { subjectOf, withSubject } from './join-questions';

/**
 * Finds passages for a question, understood through what was asked before where it leans on that. A question that stands
 * by itself finds the same with and without earlier turns.
 */
export async function findWithMemory(
  find: (question: string) => Promise<Findings>,
  question: string,
  turns: readonly Turn[],
): Promise<Findings> {
  const alone = await find(question);
  // Thanks and wishes for a person are about nothing.
  const asked = turns.filter((turn) => !isSmallTalk(turn.question) && !wantsPerson(turn.question));
  const last = asked.at(-1);
  const lean = last ? leanOf(question, alone.language) : 'stands';
  if (!last || lean === 'stands') return alone;
  const subject = subjectOf(asked, (text) => detectAmong(text, [alone.language, 'en']));
  const joined = await find(withSubject(question, subject, last, alone.language));
  const lead = claimProbability(alone) - claimProbability(joined);
  return lead > (lean === 'leans' ? WEIGHTS.memory.leadWhenLeaning : WEIGHTS.memory.lead) ? alone : joined;
}
