import { sql } from 'kysely';
import type { Database } from '../database/database';
import { SILENT_AFTER } from './instance-presence';

/** How soon the other instances know that a page was opened or closed. */
const SYNC_MS = 1_000;

interface DashboardsOptions {
  readonly database: Database;
  /** This instance's name among those on the same PostgreSQL; null when there can be no others. */
  readonly instance: string | null;
  /** Returns the organizations with a signed-in page connected here. */
  readonly open: () => ReadonlySet<string>;
  readonly logFailure: (failure: unknown) => void;
}

/** Knows whether somebody of an organization has the dashboard open, on any instance. */
export class Dashboards {
  /** The organizations that are stored for this instance; null when that is not known. */
  #stored: ReadonlySet<string> | null = new Set();
  #timer: NodeJS.Timeout | undefined;
  #syncing: Promise<void> | null = null;

  constructor(private readonly options: DashboardsOptions) {}

  start(): void {
    if (this.options.instance !== null) this.#timer = setInterval(() => this.#sync(), SYNC_MS).unref();
  }

  async isSomebodyHere(organizationId: string): Promise<boolean> {
    const { database, instance, open } = this.options;
    if (open().has(organizationId)) return true;
    if (instance === null) return false;
    const elsewhere = await database.db
      .selectFrom('dashboards')
      .select('instance')
      .where('organization_id', '=', organizationId)
      .where('instance', '!=', instance)
      .where(sql<boolean>`instance in (select id from instances where seen_at > ${SILENT_AFTER})`)
      .executeTakeFirst();
    return elsewhere !== undefined;
  }

  /** Removes leftovers of ended instances. */
  async tidy(): Promise<void> {
    if (this.options.instance === null) return;
    await sql`delete from dashboards where instance not in (select id from instances where seen_at > ${SILENT_AFTER})`.execute(
      this.options.database.db,
    );
    // Another instance removes the rows of one that was silent for a while.
    this.#stored = null;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#syncing;
    const { database, instance, logFailure } = this.options;
    if (instance === null) return;
    await database.db.deleteFrom('dashboards').where('instance', '=', instance).execute().catch(logFailure);
  }

  #sync(): void {
    this.#syncing ??= this.#store(new Set(this.options.open()))
      .catch(this.options.logFailure)
      .finally(() => {
        this.#syncing = null;
      });
  }

  async #store(open: ReadonlySet<string>): Promise<void> {
    const { instance, database } = this.options;
    const before = this.#stored;
    if (instance === null || (before?.size === open.size && [...open].every((id) => before.has(id)))) return;
    const rows = [...open].map((organization_id) => ({ instance, organization_id }));
    await database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('dashboards').where('instance', '=', instance).execute();
      if (rows.length > 0) await transaction.insertInto('dashboards').values(rows).execute();
    });
    this.#stored = open;
  }
}
