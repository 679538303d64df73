import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../database/database';

/**
 * `people` carries the id of an organization whose people in the chat, or whose sessions, changed; `change` an
 * organization and the subject of its data that changed, as `<organization>:<subject>`; `live` what happened in a
 * conversation, as `<organization>:<conversation>:<kind>`.
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
  /** Receives an id that another instance announced. */
  readonly onTold: Readonly<Record<Channel, (id: string) => void>>;
  /** Called when listening starts or starts again. */
  readonly onListening: () => void;
  readonly logFailure: (failure: unknown) => void;
}

/**
 * Announces changes to the other instances on the same PostgreSQL, and listens to theirs. Sends only ids, since a
 * NOTIFY holds 8000 bytes. The browsers' polls deliver what is missed while the connection is down.
 */
export class OtherInstances {
  /** This instance's name among those on the same database. */
  readonly self = `frontdesk-${randomUUID()}`;
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(private readonly options: OtherInstancesOptions) {}

  async listen(): Promise<void> {
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

  /** Returns the SQL that announces an id. */
  telling(channel: Channel, id: string) {
    return sql`pg_notify(${CHANNELS[channel]}, ${`${this.self} ${id}`})`;
  }

  tell(channel: Channel, id: string): void {
    const { database, logFailure } = this.options;
    sql`select ${this.telling(channel, id)}`.execute(database.db).catch(logFailure);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
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
    this.#retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
  }
}
