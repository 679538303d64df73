import { isBlank } from './visible-text';

/**
 * Fields in which servers send the reply, best first. `message` is last, because it is often only 'OK' when there are
 * other fields.
 */
const FIELDS = ['text', 'reply', 'answer', 'content', 'data', 'message'] as const;

/**
 * Returns the reply in an answer to `sendMessage`: a bare text, or a text in one of the usual fields; '' without one.
 */
export function replyText(answer: unknown): string {
  if (typeof answer === 'string') return isBlank(answer) ? '' : answer;
  if (Array.isArray(answer)) return answer.map((item) => replyText(item)).find((text) => text !== '') ?? '';
  if (typeof answer !== 'object' || answer === null) return '';
  for (const field of FIELDS) {
    const found = replyText((answer as Record<string, unknown>)[field]);
    if (found !== '') return found;
  }
  return '';
}
