import type { Database } from '../../database/database';
import { estimateTokens } from './estimate-tokens';

/** One side of an earlier turn, as a language model reads it. */
export interface HistoryMessage {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** Most tokens of earlier turns sent with a question. */
const HISTORY_TOKENS = 1_500;
const MESSAGES_MAX = 20;

/** Reads as many of the newest turns as fit, oldest first. */
export async function readHistory({ db }: Database, conversationRowId: string): Promise<HistoryMessage[]> {
  const messages = await db
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('conversation_row_id', '=', conversationRowId)
    .where('sender', 'in', ['visitor', 'agent'])
    .orderBy('position', 'desc')
    .limit(MESSAGES_MAX)
    .execute();
  return fittingTurns(
    messages.reverse().map(({ sender, text }) => ({ role: sender === 'visitor' ? 'user' : 'assistant', text })),
  );
}

/** Returns the newest whole turns that fit into the budget. */
export function fittingTurns(messages: readonly HistoryMessage[], budget = HISTORY_TOKENS): HistoryMessage[] {
  let left = budget;
  let from = messages.length;
  for (let at = messages.length - 1; at >= 0; at--) {
    const message = messages[at];
    left -= estimateTokens(message?.text ?? '');
    if (left < 0) break;
    // A turn begins with the visitor's message.
    if (message?.role === 'user') from = at;
  }
  return messages.slice(from);
}
