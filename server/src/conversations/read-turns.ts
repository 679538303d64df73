import type { Database } from '../database/database';

/** What was asked and replied earlier in a conversation. */
export interface Turn {
  readonly question: string;
  readonly reply: string;
}

/** Enough to find out what a chain of questions is about. */
const TURNS_MAX = 6;

/** The last turns of a conversation, oldest first. What the owner wrote by mail is left out. */
export async function readTurns({ db }: Database, conversationRowId: string): Promise<Turn[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['sender', 'text'])
    .where('conversation_row_id', '=', conversationRowId)
    .where('sender', 'in', ['visitor', 'agent'])
    .orderBy('position', 'desc')
    .limit(2 * TURNS_MAX)
    .execute();
  const turns: Turn[] = [];
  let question: string | null = null;
  for (const { sender, text } of rows.reverse()) {
    if (sender === 'visitor') question = text;
    else if (question !== null) {
      turns.push({ question, reply: text });
      question = null;
    }
  }
  return turns;
}
