import { randomUUID } from 'node:crypto';
import { type addNote as addNoteEndpoint, COUNT_MAX } from '@frontdesk/shared/endpoints/conversation-work';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Actor } from '../accounts/api-keys';
import type { Session } from '../accounts/sessions';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';
import type { ConversationServices } from './conversation-services';
import { ASSIGNED, changeConversation, conversationLink } from './conversation-store';
import { requireConversation } from './delete-conversations';
import { shownMessages } from './read-conversation';

type Services = Pick<ConversationServices, 'database' | 'live' | 'notify'>;
type Changed = Pick<Services, 'live'>;

/** Refreshes the open screens of the organization. */
function changed({ live }: Changed, { organizationId }: Actor, conversationId: string): void {
  live.publish({ organizationId, conversationId, kind: 'changed' });
}

/**
 * Assigns a conversation to one of the organization's people, or to nobody. Notifies the organization when it is
 * assigned to somebody other than the caller.
 */
export async function assign(services: Services, actor: Actor, id: string, personId: string | null): Promise<void> {
  const { db } = services.database;
  const { organizationId, userId } = actor;
  const person = personId === null ? null : await findPerson(services.database, organizationId, personId);
  const assigned = await db
    .updateTable('conversations')
    .set({ assignee_id: person?.id ?? null })
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where((row) => row('assignee_id', 'is distinct from', person?.id ?? null))
    .returning('first_question as question')
    .executeTakeFirst();
  if (!assigned) {
    await requireConversation(db, organizationId, id);
    return;
  }
  changed(services, actor, id);
  if (!person || person.id === userId) return;
  const text = assigned.question
    ? (`Assigned to ${person.firstName}: ${assigned.question}` as const)
    : (`Assigned to ${person.firstName}` as const);
  await services.notify(organizationId, 'chat', ASSIGNED, text, conversationLink(id));
}

/** Throws 404 for somebody who is not in the organization. */
async function findPerson({ db }: Database, organizationId: string, id: string) {
  const person = await db
    .selectFrom('users')
    .select(['id', 'first_name as firstName'])
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (!person) throw notFound('person');
  return person;
}

/** Marks a conversation as done, or opens it again. */
export async function markDone(
  services: Pick<Services, 'database' | 'live'>,
  actor: Actor,
  id: string,
  isDone: boolean,
): Promise<void> {
  const { numUpdatedRows } = await services.database.db
    .updateTable('conversations')
    .set({ done_at: isDone ? new Date().toISOString() : null })
    .where('id', '=', id)
    .where('organization_id', '=', actor.organizationId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('conversation');
  changed(services, actor, id);
}

type Note = Omit<CheckedRequestOf<typeof addNoteEndpoint>, 'id'>;

/**
 * Stores a note, once for each `turnId`. It does not count as activity: the conversation keeps its place in the list, and is
 * deleted when it would have been without the note.
 */
export async function addNote(
  services: Pick<Services, 'database' | 'live'>,
  actor: Actor,
  id: string,
  { text, turnId }: Note,
) {
  const { database } = services;
  const { organizationId, userId, keyName } = actor;
  await requireConversation(database.db, organizationId, id);
  const author = userId === null ? keyName : (await findPerson(database, organizationId, userId)).firstName;
  const note = await changeConversation(database, id, async (transaction, row) => {
    const known = await transaction
      .selectFrom('messages')
      .selectAll()
      .where('conversation_row_id', '=', id)
      .where('sender', '=', 'note')
      .where('turn_id', '=', turnId)
      .executeTakeFirst();
    if (known) return { result: known, change: { newTexts: [], at: null } };
    const stored = await transaction
      .insertInto('messages')
      .values({
        id: randomUUID(),
        organization_id: row.organization_id,
        conversation_row_id: id,
        position: row.messages,
        sender: 'note',
        person: author ?? null,
        text,
        turn_id: turnId,
        created_at: new Date().toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return {
      result: stored,
      change: { messages: row.messages + 1, unsaid: row.unsaid + 1, newTexts: [text], at: null },
    };
  });
  changed(services, actor, id);
  const [message] = await shownMessages(database, organizationId, [note]);
  return { message };
}

/** Counts a person's open conversations, everybody's open conversations, and the unanswered questions. */
export async function countOpen({ db }: Database, { organizationId, userId }: Session) {
  const open = db
    .selectFrom('conversations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('done_at', 'is', null)
    // Like the list, this counts only conversations with messages.
    .where('activity', 'is not', null)
    .limit(COUNT_MAX);
  const unanswered = db
    .selectFrom('question_groups')
    .innerJoin('agents', 'agents.id', 'question_groups.agent_id')
    .select('question_groups.id')
    .where('question_groups.organization_id', '=', organizationId)
    .where('is_dismissed', '=', 0)
    .limit(COUNT_MAX);
  const counts = await db
    .selectNoFrom([
      ({ selectFrom }) =>
        selectFrom(open.where('assignee_id', '=', userId).as('mine'))
          .select(({ fn }) => fn.countAll().as('number'))
          .as('mine'),
      ({ selectFrom }) =>
        selectFrom(open.as('open'))
          .select(({ fn }) => fn.countAll().as('number'))
          .as('open'),
      ({ selectFrom }) =>
        selectFrom(unanswered.as('unanswered'))
          .select(({ fn }) => fn.countAll().as('number'))
          .as('unanswered'),
    ])
    .executeTakeFirstOrThrow();
  return { mine: Number(counts.mine), open: Number(counts.open), unanswered: Number(counts.unanswered) };
}
