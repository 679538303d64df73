import type { Turn } from '../../conversations/read-turns';
import type { Findings } from '../../passages/find-passages';
import { claimProbability } from '../../passages/ranking/is-answered';
import { WEIGHTS } from '../../passages/ranking/weights';
import { detectAmong } from '../../terms/detect-language';
import { isSmallTalk } from '../phrases/small-talk';
import { wantsPerson } from '../phrases/wants-person';
import { leanOf } from './follow-up';
import { subjectOf, withSubject } from './join-questions';

/**
 * Finds passages for a question, in the light of earlier questions when it depends on them. A question that stands
 * alone finds the same with and without earlier turns.
 */
export async function findWithMemory(
  find: (question: string) => Promise<Findings>,
  question: string,
  turns: readonly Turn[],
): Promise<Findings> {
  const alone = await find(question);
  // Thanks and requests for a person have no subject.
  const asked = turns.filter((turn) => !isSmallTalk(turn.question) && !wantsPerson(turn.question));
  const last = asked.at(-1);
  const lean = last ? leanOf(question, alone.language) : 'stands';
  if (!last || lean === 'stands') return alone;
  const subject = subjectOf(asked, (text) => detectAmong(text, [alone.language, 'en']));
  const joined = await find(withSubject(question, subject, last, alone.language));
  const lead = claimProbability(alone) - claimProbability(joined);
  return lead > (lean === 'leans' ? WEIGHTS.memory.leadWhenLeaning : WEIGHTS.memory.lead) ? alone : joined;
}
