import type { QuestionAndAnswer } from './answers-csv';

/** Returns the answers with `filter` in one of their texts, in any letter case. */
export function matchingAnswers<Answer extends QuestionAndAnswer>(
  answers: readonly Answer[],
  filter: string,
): readonly Answer[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return answers;
  return answers.filter(({ question, answer }) => `${question}\n${answer}`.toLowerCase().includes(wanted));
}
