import type { Selectable, Transaction, Updateable } from 'kysely';
import type { ConversationsTable } from '../database/conversation-tables';
import type { Database } from '../database/database';
import type { Tables } from '../database/tables';
import { notFound } from '../http/api-error';
import { searchTermsOf } from './search-terms';

const COLUMNS = [
  'id',
  'organization_id',
  'agent_id',
  'messages',
  'misses',
  'outcome',
  'first_question',
  'contact_message',
  'contacted_at',
  'terms',
] as const;

type Conversation = Pick<Selectable<ConversationsTable>, (typeof COLUMNS)[number]>;

interface Change extends Omit<Updateable<ConversationsTable>, 'terms' | 'activity' | 'last_activity'> {
  /** What the conversation can be found by from now on. */
  readonly said: readonly string[];
  readonly at: Date;
}

/** Longest question that the list shows, in characters. */
const SHOWN_MAX = 300;

export const shownQuestion = (text: string) =>
  text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

let last = 0;

/** Orders the list: grows with time, and no two are the same in this process. Others may have the same by chance. */
function nextActivity(at: Date): number {
  last = Math.max(last + 1, at.getTime() * 1000 + Math.floor(Math.random() * 1000));
  return last;
}

/** Something was said or left in a conversation: `change` says what. One at a time, so that nothing is counted twice. */
export function changeConversation<Result>(
  { db, engine }: Database,
  id: string,
  change: (transaction: Transaction<Tables>, conversation: Conversation) => Promise<{ change: Change; result: Result }>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    const query = transaction.selectFrom('conversations').select(COLUMNS).where('id', '=', id);
    const conversation = await (engine === 'postgres' ? query.forUpdate() : query).executeTakeFirst();
    if (!conversation) throw notFound('conversation');
    const {
      change: { said, at, ...changed },
      result,
    } = await change(transaction, conversation);
    const known = conversation.terms === '' ? [] : conversation.terms.split(' ');
    await transaction
      .updateTable('conversations')
      .set({
        ...changed,
        terms: searchTermsOf(said, known).join(' '),
        last_activity: at.toISOString(),
        activity: nextActivity(at),
      })
      .where('id', '=', id)
      .execute();
    return result;
  });
}
