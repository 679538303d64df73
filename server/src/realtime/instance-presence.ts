import { sql } from 'kysely';
import type { Database } from '../database/database';

const BEAT_MS = 3_000;
/** An instance that missed several heartbeats counts as ended. Measured by the database's clock. */
export const SILENT_AFTER = sql`now() - interval '10 seconds'`;

/** Sends heartbeats to the other instances on the same PostgreSQL, and counts how many are running. */
export class InstancePresence {
  #timer: NodeJS.Timeout | undefined;
  #others = 0;

  constructor(
    private readonly database: Database,
    private readonly self: string,
    /** Called if this instance was silent for so long that the others treated it as ended. */
    private readonly onReturned: () => void,
    private readonly logFailure: (failure: unknown) => void,
  ) {}

  /** Whether another instance was running at the last heartbeat. */
  get hasOthers(): boolean {
    return this.#others > 0;
  }

  async start(): Promise<void> {
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat().catch(this.logFailure), BEAT_MS).unref();
  }

  /** Deregisters this instance immediately, so that no other waits for it while it shuts down. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await sql`delete from instances where id = ${this.self}`.execute(this.database.db).catch(this.logFailure);
  }

  async #beat(): Promise<void> {
    const { db } = this.database;
    const alive = await sql`update instances set seen_at = now()
      where id = ${this.self} and seen_at > ${SILENT_AFTER}`.execute(db);
    if (alive.numAffectedRows === 0n) {
      await sql`insert into instances (id) values (${this.self})
        on conflict (id) do update set seen_at = now()`.execute(db);
      this.onReturned();
    }
    await sql`delete from instances where seen_at < now() - interval '1 hour'`.execute(db);
    const { rows } = await sql<{ others: string }>`
      select count(*) as others from instances where id <> ${this.self} and seen_at > ${SILENT_AFTER}`.execute(db);
    this.#others = Number(rows[0]?.others ?? 0);
  }
}
