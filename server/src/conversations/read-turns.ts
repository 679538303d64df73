import type { Database } from '../database/database';

/** An earlier question and reply of a conversation. */
export interface Turn {
  readonly question: string;
  readonly reply: string;
}

/** Enough to find the subject of a chain of questions. */
export const TURNS_MAX = 6;

/** Reads the last turns of a conversation, oldest first, without the owner's mails. */
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
