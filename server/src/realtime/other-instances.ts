import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { Redis } from '../redis/redis';

/**
 * `notification` carries an organization and the id of its notification, as `<organization>:<id>`. `people` carries the
 * id of an organization whose sessions, or whose people in the chat, changed. `change` carries an organization and the
 * kind of its data that changed, as `<organization>:<subject>`. `live` carries what happened in a conversation, as
 * `<organization>:<conversation>:<kind>`.
 */
const CHANNELS = {
  notification: 'frontdesk_notifications',
  chat: 'frontdesk_chat',
  people: 'frontdesk_people',
  change: 'frontdesk_changes',
  live: 'frontdesk_live',
} as const;
const RETRY_MS = 500;

export type Channel = keyof typeof CHANNELS;

interface OtherInstancesOptions {
  readonly database: Database;
  readonly url: string;
  /**
   * Carries the announcements instead of PostgreSQL, where each one takes a lock on the whole server; null without
   * Redis.
   */
  readonly redis: Redis | null;
  /** Receives an id that another instance announced. */
  readonly onTold: Readonly<Record<Channel, (id: string) => void>>;
  /** Called whenever listening starts, even after an interruption. */
  readonly onListening: () => void;
  readonly logFailure: (failure: unknown) => void;
}

/**
 * Announces changes to the other instances on the same PostgreSQL, and listens to theirs: through Redis if it is
 * configured and available, otherwise through PostgreSQL. Sends only ids, because a NOTIFY can carry only 8000 bytes.
 * Announcements that are missed while a connection is down are made up for by the browsers' polls.
 */
export class OtherInstances {
  /** This instance's name among those on the same database. */
  readonly self = `frontdesk-${randomUUID()}`;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(private readonly options: OtherInstancesOptions) {}

  async listen(): Promise<void> {
    const { redis, onListening, logFailure } = this.options;
    const channels = Object.values(CHANNELS);
    // This is not awaited: it connects when Redis answers, and PostgreSQL carries the announcements until then.
    redis?.subscribe(channels, (channel, text) => this.#hear(channel, text), onListening).catch(logFailure);
    await this.#listenToPostgres();
  }

  async #listenToPostgres(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.options.url, keepAlive: true });
    client.on('error', () => undefined);
    client.on('end', () => this.#listenLater());
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    try {
      await client.connect();
      for (const channel of Object.values(CHANNELS)) await client.query(`listen ${channel}`);
      this.#client = client;
      if (this.#isClosed) await client.end();
      else this.options.onListening();
    } catch (failure) {
      this.options.logFailure(failure);
      this.#listenLater();
    }
  }

  /**
   * Announces an id for which a transaction stores data: through PostgreSQL within the transaction, or through Redis
   * when the returned function is called after the commit.
   */
  async tellWithin(transaction: Transaction<Tables>, channel: Channel, id: string): Promise<() => void> {
    if (!this.options.redis) await sql`select ${this.telling(channel, id)}`.execute(transaction);
    return () => this.tellAfter(channel, id);
  }

  /**
   * Returns the expression to select in the statement that stores the data for an id. Call `tellAfter` after it has
   * run.
   */
  telling(channel: Channel, id: string) {
    return this.options.redis ? sql`1` : this.#notifying(channel, id);
  }

  tellAfter(channel: Channel, id: string): void {
    if (this.options.redis) this.tell(channel, id);
  }

  tell(channel: Channel, id: string): void {
    const { database, redis, logFailure } = this.options;
    const notify = () => sql`select ${this.#notifying(channel, id)}`.execute(database.db);
    const told: Promise<unknown> = redis ? redis.publish(CHANNELS[channel], this.#textOf(id)).catch(notify) : notify();
    told.catch(logFailure);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #notifying(channel: Channel, id: string) {
    return sql`pg_notify(${CHANNELS[channel]}, ${this.#textOf(id)})`;
  }

  #textOf(id: string): string {
    return `${this.self} ${id}`;
  }

  #hear(spokenOn: string, payload: string): void {
    const [instance, id] = payload.split(' ');
    if (!id || instance === this.self) return;
    for (const [channel, name] of Object.entries(CHANNELS)) {
      if (name === spokenOn) this.options.onTold[channel as Channel](id);
    }
  }

  #listenLater(): void {
    if (this.#isClosed) return;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#listenToPostgres(), RETRY_MS).unref();
  }
}
