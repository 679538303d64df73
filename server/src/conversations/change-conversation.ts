import type { Selectable, Transaction, Updateable } from 'kysely';
import type { Database } from '../database/database';
import type { ConversationsTable } from '../database/schema/conversation-tables';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import { searchTermsOf } from '../terms/search-terms';

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
  /** New texts by which the conversation can be found. */
  readonly said: readonly string[];
  readonly at: Date;
}

/** Longest question shown in the list, in characters. */
const SHOWN_MAX = 300;

export const shownQuestion = (text: string) =>
  text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;

/** Older events keep their own place in the list. */
const NOW_MS = 60_000;

let last = 0;

/**
 * Returns a number that orders the list: it grows with time and is unique in this process, though not across processes.
 */
function nextActivity(at: Date): number {
  const activity = at.getTime() * 1000 + Math.floor(Math.random() * 1000);
  if (Date.now() - at.getTime() > NOW_MS) return activity;
  last = Math.max(last + 1, activity);
  return last;
}

/** Changes a conversation as `change` describes. One change at a time, so that nothing is counted twice. */
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
