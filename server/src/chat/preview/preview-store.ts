import { randomUUID } from 'node:crypto';
import type { Answer } from '../../answers/answer';
import type { Turn } from '../../conversations/read-turns';
import type { Database } from '../../database/database';
import { notFound } from '../../http/api-error';

const DAY_MS = 86_400_000;

/** What the next reply of a preview needs. */
export interface PreviewState {
  /** The latest turns, oldest first. */
  readonly turns: readonly Turn[];
  /** Number of latest replies in a row that did not answer. */
  readonly misses: number;
  /** The last reply, in case its message is sent again. */
  readonly last: { readonly turnId: string | null; readonly messageId: string; readonly answer: Answer } | null;
}

export interface Preview {
  readonly participantId: string;
  readonly state: PreviewState;
}

const NOTHING_SAID: PreviewState = { turns: [], misses: 0, last: null };
const now = () => new Date().toISOString();

interface Seat {
  readonly conversationId: string;
  readonly participantId: string;
}

/** Turns a new conversation into a preview: from here on none of it appears among the conversations. */
export function beginPreview(
  { db }: Database,
  agentId: string,
  conversationId: string,
): Promise<{ participantId: string }> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('conversations')
      .where('agent_id', '=', agentId)
      .where('conversation_id', '=', conversationId)
      .where('messages', '=', 0)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('participants')
              .select('id')
              .whereRef('participants.conversation_row_id', '=', 'conversations.id'),
          ),
        ),
      )
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('conversation');
    const participantId = randomUUID();
    await transaction
      .insertInto('previews')
      .values({
        participant_id: participantId,
        agent_id: agentId,
        conversation_id: conversationId,
        state: JSON.stringify(NOTHING_SAID),
        used_at: now(),
      })
      .execute();
    return { participantId };
  });
}

/** Returns null when the id belongs to no preview. */
export async function findPreview(
  { db }: Database,
  agentId: string,
  { conversationId, participantId }: Seat,
): Promise<Preview | null> {
  const row = await db
    .selectFrom('previews')
    .select('state')
    .where('participant_id', '=', participantId)
    .where('agent_id', '=', agentId)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return row ? { participantId, state: JSON.parse(row.state) as PreviewState } : null;
}

export async function savePreview({ db }: Database, { participantId, state }: Preview): Promise<void> {
  await db
    .updateTable('previews')
    .set({ state: JSON.stringify(state), used_at: now() })
    .where('participant_id', '=', participantId)
    .execute();
}

/** Deletes previews that were unused for a day. */
export async function sweepPreviews({ db }: Database, at = Date.now()): Promise<void> {
  await db
    .deleteFrom('previews')
    .where('used_at', '<', new Date(at - DAY_MS).toISOString())
    .execute();
}
