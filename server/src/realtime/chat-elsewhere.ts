import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/database';
import { databaseTime } from '../database/engine';
import { SILENT_AFTER } from './instance-presence';
import type { OtherInstances } from './other-instances';
import { HubError } from './protocol/hub';

/** A message is fetched within moments of its announcement. */
const KEPT_MS = 60_000;
const WAITING_MAX = 1_000;

/** The recipient of a text or signal. */
export interface Addressee {
  readonly organizationId: string;
  /** The normalized name. */
  readonly key: string;
}

/** Tracks, by name, who is connected to the other instances on the same PostgreSQL, and sends messages to them. */
export class ChatElsewhere {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(
    private readonly database: Database,
    private readonly instances: OtherInstances,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /** Announces a connection's name to the other instances; '' means that it no longer has one. */
  announce(connectionId: string, { organizationId, key }: Addressee, name: string): Promise<void> {
    return this.#inTurn(async () => {
      const { db } = this.database;
      await db.deleteFrom('hub_names').where('connection_id', '=', connectionId).execute();
      if (key === '') return;
      const here = { connection_id: connectionId, instance: this.instances.self };
      await db
        .insertInto('hub_names')
        .values({ ...here, organization_id: organizationId, name_key: key, name })
        .execute();
    });
  }

  /** Sends a record to a name on other instances, in the order of the calls. Returns whether somebody has the name. */
  send({ organizationId, key }: Addressee, record: string): Promise<boolean> {
    if (this.#waiting >= WAITING_MAX) throw new HubError('Too many messages at once. Please wait a moment.');
    const [id, now] = [randomUUID(), databaseTime(this.database.engine)];
    return this.#inTurn(async () => {
      const { rows } = await sql`
        with sent as (
          insert into hub_messages (id, organization_id, name_key, record, created_at)
          select ${id}, ${organizationId}, ${key}, ${record}, ${now}
          where exists (
            select from hub_names join instances on instances.id = instance and seen_at > ${SILENT_AFTER}
            where organization_id = ${organizationId} and name_key = ${key} and instance <> ${this.instances.self}
          )
          returning id
        )
        select ${this.instances.telling('chat', id)} from sent`.execute(this.database.db);
      if (rows.length > 0) this.instances.tellAfter('chat', id);
      return rows.length > 0;
    });
  }

  /** Returns the names of everybody in an organization's chat, on all running instances, including this one. */
  async names(organizationId: string, limit: number): Promise<string[]> {
    const rows = await this.database.db
      .selectFrom('hub_names')
      .select('name')
      .distinct()
      .where(sql<boolean>`instance in (select id from instances where seen_at > ${SILENT_AFTER})`)
      .where('organization_id', '=', organizationId)
      .where('name', '!=', '')
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map(({ name }) => name);
  }

  /** Fetches an announced message, and delivers messages in the order of arrival. */
  fetch(id: string, deliver: (to: Addressee, record: string) => void): void {
    void this.#inTurn(async () => {
      const found = await this.database.db
        .selectFrom('hub_messages')
        .select(['organization_id', 'name_key', 'record'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (found) deliver({ organizationId: found.organization_id, key: found.name_key }, found.record);
    }).catch(this.logFailure);
  }

  /**
   * Removes leftovers of instances that have ended, and messages that were fetched long ago. Returns the organizations
   * whose lists of names became shorter.
   */
  async tidy(): Promise<ReadonlySet<string>> {
    const { db } = this.database;
    const { rows } = await sql<{ organization_id: string }>`
      delete from hub_names where instance not in (select id from instances where seen_at > ${SILENT_AFTER})
      returning organization_id`.execute(db);
    const old = databaseTime(this.database.engine, -KEPT_MS);
    await db.deleteFrom('hub_messages').where('created_at', '<', old).execute();
    return new Set(rows.map((row) => row.organization_id));
  }

  /** Waits for running work. */
  async close(): Promise<void> {
    await this.#last;
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const done = this.#last.then(work).finally(() => {
      this.#waiting -= 1;
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}
