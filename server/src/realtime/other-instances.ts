import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from '../database/database';

const CHANNEL = 'frontdesk_notifications';
const RETRY_MS = 2_000;

/**
 * Tells the other instances on the same PostgreSQL of a notification, and hears of theirs. Only ids travel,
 * since a NOTIFY holds 8000 bytes. What is missed while the line is down, the browsers' poll brings.
 */
export class OtherInstances {
  readonly #self = randomUUID();
  #client: Client | null = null;
  #retry: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly url: string,
    private readonly onNotification: (id: string) => void,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  async listen(): Promise<void> {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: this.url, keepAlive: true });
    client.on('error', () => undefined);
    client.on('end', () => this.#listenLater());
    client.on('notification', ({ payload = '' }) => {
      const [instance, id] = payload.split(' ');
      if (id && instance !== this.#self) this.onNotification(id);
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      this.#client = client;
      if (this.#isClosed) await client.end();
    } catch (failure) {
      this.logFailure(failure);
      this.#listenLater();
    }
  }

  tell(id: string): void {
    sql`select pg_notify(${CHANNEL}, ${`${this.#self} ${id}`})`.execute(this.database.db).catch(this.logFailure);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#retry) clearTimeout(this.#retry);
    await this.#client?.end();
  }

  #listenLater(): void {
    if (this.#isClosed) return;
    if (this.#retry) clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.listen(), RETRY_MS).unref();
  }
}
