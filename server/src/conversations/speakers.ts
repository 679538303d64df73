import { randomUUID } from 'node:crypto';
import type { Speaker } from '@frontdesk/shared/endpoints/conversation';
import { STAY_MS } from '@frontdesk/shared/endpoints/live';
import type { ExpressionBuilder, Transaction } from 'kysely';
import type { Session } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';
import type { RateLimits } from '../http/rate-limits';
import type { Job } from '../jobs/worker';
import type { LiveBus } from '../notify/live-bus';
import { addConversationEvent } from './conversation-events';
import { changeConversation, countPerson, waitChange } from './conversation-store';
import { addCounts } from './daily-counts';
import { countFirstReply, countTakeOver } from './person-numbers';

const ENDED_AT_ONCE = 100;
const MINUTE_MS = 60_000;

/** A visitor who was here within this time is shown as live. */
const LIVE_MS = 3 * MINUTE_MS;

/** Whether the visitor wrote, or had the chat open, within the last few minutes. */
export const isLive = (visitorAt: string | null) => visitorAt !== null && Date.now() - Date.parse(visitorAt) < LIVE_MS;

type Row = ExpressionBuilder<Tables, 'conversations'>;

/** Whether the visitor can write and follow: a disabled agent refuses her calls. */
const hasAgent = ({ exists, selectFrom }: Row) => {
  const agents = selectFrom('agents').select('agents.id').where('enabled', '=', 1);
  return exists(agents.whereRef('agents.id', '=', 'conversations.agent_id'));
};

/** Whether a person has the conversation, but her account was deleted or the visitor has no agent to write to. */
const isAbandoned = (row: Row) =>
  row.and([
    row('speaker', '=', 'person'),
    row.or([row('person_id', 'not in', row.selectFrom('users').select('users.id')), row.not(hasAgent(row))]),
  ]);

type Holder = Pick<Session, 'organizationId' | 'userId'>;

type Waiting = Readonly<Record<'id' | 'organizationId', string>>;

interface SpeakerServices {
  readonly database: Database;
  readonly rateLimits: RateLimits;
  readonly live: LiveBus;
  readonly config: Pick<Config, 'lookMs'>;
}

/**
 * Decides who answers a conversation: the assistant, nobody while the visitor waits, a person, the assistant again.
 * Every step is one conditional update, so that only one of two people who want it gets it, on any number of instances.
 * A person who has it must keep extending the stay: `run` ends stays that have expired by the database's clock.
 */
export class Speakers implements Job<readonly string[]> {
  readonly idleMs: number;
  readonly #calls;

  constructor(private readonly services: SpeakerServices) {
    this.idleMs = services.config.lookMs;
    this.#calls = services.rateLimits.limiter('live-person', 300, MINUTE_MS);
  }

  /** Lets a visitor wait for a person, unless somebody has the conversation. Only one of several calls begins the wait. */
  async wait({ id, organizationId }: Waiting, minutes: number): Promise<{ speaker: Speaker; isBegun: boolean }> {
    await this.endExpired(id);
    const waited = await changeConversation(this.services.database, id, async (transaction, row) => {
      const at = new Date();
      if (row.speaker !== 'assistant') {
        return { result: { speaker: row.speaker, isBegun: false }, change: { newTexts: [], at } };
      }
      await countPerson(transaction, row, at);
      await addConversationEvent(this.services.database, transaction, row, 'person.wanted', { wants: 'chat' });
      const change = { ...waitChange(this.services.database, minutes, at), outcome: 'person', done_at: null } as const;
      return { result: { speaker: change.speaker, isBegun: true }, change: { ...change, newTexts: [], at } };
    });
    if (waited.isBegun) this.#changed(organizationId, id);
    return waited;
  }

  /** Ends a wait of which nobody was notified. */
  async stopWaiting({ id, organizationId }: Waiting): Promise<void> {
    await this.services.database.db
      .updateTable('conversations')
      .set({ speaker: 'assistant', stay_until: null })
      .where('id', '=', id)
      .where('speaker', '=', 'waiting')
      .execute();
    this.#changed(organizationId, id);
    this.#waitEnded(organizationId, id);
  }

  /** Gives the conversation to the caller. Throws 409 with the name of the person who has it. */
  async takeOver(holder: Holder, id: string): Promise<{ speaker: 'person'; person: string }> {
    const { db, engine } = this.services.database;
    await this.#calls.take(holder.userId);
    const person = await this.#firstName(holder.userId);
    const isTaken = await db.transaction().execute(async (transaction) => {
      await this.#end(transaction, id, 'expired');
      const taken = await transaction
        .updateTable('conversations')
        .set(({ eb, fn }) => ({
          speaker: 'person',
          // Taking over a conversation that is assigned to nobody assigns it to the caller.
          assignee_id: fn.coalesce('assignee_id', eb.val(holder.userId)),
          person_id: holder.userId,
          person,
          stay_until: databaseTime(engine, STAY_MS),
          messages: eb('messages', '+', 1),
          unsaid: eb('unsaid', '+', 1),
        }))
        .where('id', '=', id)
        .where('organization_id', '=', holder.organizationId)
        .where('speaker', '!=', 'person')
        .where('activity', 'is not', null)
        .where(hasAgent)
        .returning(['id', 'messages', 'organization_id', 'agent_id', 'is_test'])
        .executeTakeFirst();
      if (taken) await addEvents(transaction, taken.organization_id, id, taken.messages, [['joined', person]]);
      if (taken) await countTakeOver(transaction, taken, holder.userId);
      // The visitor has written nothing yet.
      if (taken?.messages === 1 && taken.is_test === 0) {
        await addCounts(transaction, taken, new Date(), { conversations: 1 });
      }
      return taken !== undefined;
    });
    if (isTaken) {
      this.#changed(holder.organizationId, id);
      this.#waitEnded(holder.organizationId, id);
    } else await this.#requireHeld(holder, id);
    return { speaker: 'person', person };
  }

  /** Stores a message from the person who has the conversation, once for each `turnId`, and extends the stay. */
  async say(holder: Holder, id: string, text: string, turnId: string): Promise<{ id: string; sentAt: string }> {
    const { database } = this.services;
    await this.#calls.take(holder.userId);
    await this.#requireHeld(holder, id);
    const said = await changeConversation(database, id, async (transaction, row) => {
      const at = new Date();
      const known = await transaction
        .selectFrom('messages')
        .select(['id', 'created_at as sentAt'])
        .where('conversation_row_id', '=', id)
        .where('sender', '=', 'person')
        .where('turn_id', '=', turnId)
        .executeTakeFirst();
      if (known) return { result: known, change: { newTexts: [], at } };
      if (row.speaker !== 'person' || row.person_id !== holder.userId) throw heldBy(row.speaker, row.person);
      const message = { id: randomUUID(), sentAt: at.toISOString() };
      await transaction
        .insertInto('messages')
        .values({
          id: message.id,
          organization_id: row.organization_id,
          conversation_row_id: id,
          position: row.messages,
          sender: 'person',
          person: row.person,
          text,
          turn_id: turnId,
          created_at: message.sentAt,
        })
        .execute();
      await countFirstReply(transaction, row, holder.userId, at);
      const stay = databaseTime(database.engine, STAY_MS) as never;
      const change = { messages: row.messages + 1, stay_until: stay, wanted_at: null, newTexts: [text], at };
      return { result: message, change };
    });
    this.#changed(holder.organizationId, id);
    return said;
  }

  /** Shows the visitor that the person is typing. */
  async type(holder: Holder, id: string): Promise<void> {
    await this.#calls.take(holder.userId);
    await this.#requireHeld(holder, id);
    const { organizationId } = holder;
    this.services.live.publish({ organizationId, conversationId: id, kind: 'person-types' });
  }

  /**
   * Extends the stay of the person who has the conversation, even one that has just run out: a browser may slow down
   * the timers of a hidden tab to one per minute. Throws 409 if the conversation has returned to the assistant.
   */
  async stay(holder: Holder, id: string): Promise<{ isLive: boolean }> {
    const { db, engine } = this.services.database;
    await this.#calls.take(holder.userId);
    const stayed = await db
      .updateTable('conversations')
      .set({ stay_until: databaseTime(engine, STAY_MS) })
      .where('id', '=', id)
      .where('organization_id', '=', holder.organizationId)
      .where('speaker', '=', 'person')
      .where('person_id', '=', holder.userId)
      .returning('visitor_at')
      .executeTakeFirst();
    if (stayed) return { isLive: isLive(stayed.visitor_at) };
    await this.#requireHeld(holder, id);
    return { isLive: false };
  }

  /** Lets the assistant answer again. */
  async returnToAssistant(holder: Holder, id: string): Promise<void> {
    await this.#calls.take(holder.userId);
    const { db } = this.services.database;
    const isEnded = await db.transaction().execute((transaction) => this.#end(transaction, id, holder));
    if (isEnded) return this.#changed(holder.organizationId, id);
    const { speaker, person } = await this.#read(holder, id);
    if (speaker === 'person') throw heldBy(speaker, person);
  }

  /** Returns a conversation to the assistant if its person has been silent for too long. */
  async endExpired(id: string): Promise<void> {
    const { db } = this.services.database;
    const organizationId = await db.transaction().execute((transaction) => this.#end(transaction, id, 'expired'));
    if (!organizationId) return;
    this.#changed(organizationId, id);
    this.#waitEnded(organizationId, id);
  }

  async claim(): Promise<readonly string[] | null> {
    const { db, engine } = this.services.database;
    const due = await db
      .selectFrom('conversations')
      .select('id')
      .where('stay_until', 'is not', null)
      .where((row) => row.or([row('stay_until', '<', databaseTime(engine)), isAbandoned(row)]))
      .limit(ENDED_AT_ONCE)
      .execute();
    return due.length > 0 ? due.map(({ id }) => id) : null;
  }

  async run(due: readonly string[]): Promise<void> {
    for (const id of due) await this.endExpired(id);
  }

  /** Nothing is left to do: `run` has already ended each of the claimed stays. */
  async finish(): Promise<void> {}

  /**
   * Ends a stay or a wait that has run out or cannot continue, or the stay of `who`. Returns the organization if
   * anything was ended.
   */
  async #end(transaction: Transaction<Tables>, id: string, who: Holder | 'expired'): Promise<string | null> {
    const { engine } = this.services.database;
    const end = transaction
      .updateTable('conversations')
      .set({ speaker: 'assistant', person_id: null, stay_until: null })
      .where('id', '=', id);
    if (who === 'expired') {
      const waited = await end
        .where('speaker', '=', 'waiting')
        .where('stay_until', '<', databaseTime(engine))
        .returning('organization_id')
        .executeTakeFirst();
      if (waited) return waited.organization_id;
    }
    const stay = end
      .set(({ eb }) => ({ messages: eb('messages', '+', 2), unsaid: eb('unsaid', '+', 2) }))
      .where('speaker', '=', 'person');
    const left = await (who === 'expired'
      ? stay.where((row) => row.or([row('stay_until', '<', databaseTime(engine)), isAbandoned(row)]))
      : stay.where('organization_id', '=', who.organizationId).where('person_id', '=', who.userId)
    )
      .returning(['messages', 'person', 'organization_id'])
      .executeTakeFirst();
    if (!left) return null;
    const events = [['left', left.person] as const, ['returned', null] as const];
    await addEvents(transaction, left.organization_id, id, left.messages, events);
    return left.organization_id;
  }

  #changed(organizationId: string, conversationId: string): void {
    this.services.live.publish({ organizationId, conversationId, kind: 'changed' });
  }

  #waitEnded(organizationId: string, conversationId: string): void {
    this.services.live.publish({ organizationId, conversationId, kind: 'wait-ended' });
  }

  async #firstName(userId: string): Promise<string> {
    const user = await this.services.database.db
      .selectFrom('users')
      .select('first_name')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (!user) throw notFound('person');
    return user.first_name;
  }

  /** Throws 404 for another organization's conversation, and 409 unless the caller has it. */
  async #requireHeld(holder: Holder, id: string): Promise<void> {
    const { speaker, person, person_id, activity, enabled } = await this.#read(holder, id);
    const reason = enabled === null ? 'was deleted, so its chat has ended' : 'is disabled. Enable it first';
    if (!enabled) throw new ApiError(409, `The agent of this conversation ${reason}.`);
    if (activity === null)
      throw new ApiError(409, 'This visitor has not written yet. Take over after the first message.');
    if (speaker !== 'person' || person_id !== holder.userId) throw heldBy(speaker, person);
  }

  async #read({ organizationId }: Holder, id: string) {
    const found = await this.services.database.db
      .selectFrom('conversations')
      .leftJoin('agents', 'agents.id', 'conversations.agent_id')
      .select(['speaker', 'person', 'person_id', 'activity', 'agents.enabled'])
      .where('conversations.id', '=', id)
      .where('conversations.organization_id', '=', organizationId)
      .executeTakeFirst();
    if (!found) throw notFound('conversation');
    return found;
  }
}

const heldBy = (speaker: string, person: string | null) =>
  speaker === 'person'
    ? new ApiError(409, `${person} has taken over this conversation.`, {}, 'taken')
    : new ApiError(409, 'The assistant is answering this conversation. Take it over first.', {}, 'not-taken');

type PersonEvent = readonly ['joined' | 'left' | 'returned', person: string | null];

/** Appends the events to the messages of a conversation that now has `messages` messages. */
async function addEvents(
  transaction: Transaction<Tables>,
  organization_id: string,
  id: string,
  messages: number,
  events: readonly PersonEvent[],
): Promise<void> {
  const at = new Date().toISOString();
  await transaction
    .insertInto('messages')
    .values(
      events.map(([sender, person], index) => ({
        id: randomUUID(),
        organization_id,
        conversation_row_id: id,
        position: messages - events.length + index,
        sender,
        person,
        text: '',
        created_at: at,
      })),
    )
    .execute();
}
