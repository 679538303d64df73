import { sql } from 'kysely';
import type { Database } from '../database/database';
import { REDIS_PREFIX, type Redis } from '../redis/redis';
import { SILENT_AFTER } from './instance-presence';

/** How soon the other instances learn that a page was opened or closed. */
const SYNC_MS = 1_000;

interface DashboardsOptions {
  readonly database: Database;
  /** Used instead of PostgreSQL to tell the other instances which pages are open; null without Redis. */
  readonly redis: Redis | null;
  /** This instance's name among those on the same PostgreSQL; null if no others are possible. */
  readonly instance: string | null;
  /** Returns the organizations with a signed-in page connected here. */
  readonly open: () => ReadonlySet<string>;
  readonly logFailure: (failure: unknown) => void;
}

/** Tracks whether somebody in an organization has the dashboard open, on any instance. */
export class Dashboards {
  readonly #shared: SharedPages | null;
  #timer: NodeJS.Timeout | undefined;
  #syncing: Promise<void> | null = null;

  constructor(private readonly options: DashboardsOptions) {
    const { database, redis, instance } = options;
    if (instance === null) this.#shared = null;
    else this.#shared = redis ? new RedisPages(redis, instance) : new PostgresPages(database, instance);
  }

  start(): void {
    const shared = this.#shared;
    if (shared) this.#timer = setInterval(() => this.#sync(shared), SYNC_MS).unref();
  }

  /**
   * While Redis is unavailable, only this instance's pages count, so somebody may get an email although a page is open.
   */
  async isSomebodyHere(organizationId: string): Promise<boolean> {
    if (this.options.open().has(organizationId)) return true;
    return (await this.#shared?.isElsewhere(organizationId)) ?? false;
  }

  /** Removes leftovers of instances that have ended. */
  async tidy(): Promise<void> {
    await this.#shared?.tidy();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#syncing;
    await this.#shared?.leave().catch(this.options.logFailure);
  }

  #sync(shared: SharedPages): void {
    this.#syncing ??= shared
      .store(new Set(this.options.open()))
      .catch(this.options.logFailure)
      .finally(() => {
        this.#syncing = null;
      });
  }
}

/** Stores which organizations have a page open on which instance. */
interface SharedPages {
  /** Stores the organizations that have a page open on this instance. */
  store(open: ReadonlySet<string>): Promise<void>;
  isElsewhere(organizationId: string): Promise<boolean>;
  tidy(): Promise<void>;
  /** Removes what this instance stored. */
  leave(): Promise<void>;
}

class PostgresPages implements SharedPages {
  /** The organizations that are stored for this instance; null when that is not known. */
  #stored: ReadonlySet<string> | null = new Set();

  constructor(
    private readonly database: Database,
    private readonly instance: string,
  ) {}

  async store(open: ReadonlySet<string>): Promise<void> {
    const { database, instance } = this;
    const before = this.#stored;
    if (before?.size === open.size && [...open].every((id) => before.has(id))) return;
    const rows = [...open].map((organization_id) => ({ instance, organization_id }));
    await database.db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('dashboards').where('instance', '=', instance).execute();
      if (rows.length > 0) await transaction.insertInto('dashboards').values(rows).execute();
    });
    this.#stored = open;
  }

  async isElsewhere(organizationId: string): Promise<boolean> {
    const elsewhere = await this.database.db
      .selectFrom('dashboards')
      .select('instance')
      .where('organization_id', '=', organizationId)
      .where('instance', '!=', this.instance)
      .where(sql<boolean>`instance in (select id from instances where seen_at > ${SILENT_AFTER})`)
      .executeTakeFirst();
    return elsewhere !== undefined;
  }

  async tidy(): Promise<void> {
    await sql`delete from dashboards where instance not in (select id from instances where seen_at > ${SILENT_AFTER})`.execute(
      this.database.db,
    );
    // Other instances remove the rows of an instance that has been silent for a while.
    this.#stored = null;
  }

  async leave(): Promise<void> {
    await this.database.db.deleteFrom('dashboards').where('instance', '=', this.instance).execute();
  }
}

/** An instance that misses several syncs counts as ended: its set expires. */
const EXPIRES_MS = 10 * SYNC_MS;
const INSTANCES = `${REDIS_PREFIX}instances`;
const pagesOf = (instance: string) => `${REDIS_PREFIX}pages:${instance}`;
/** A member that stands for no organization, because Redis deletes a set without members. */
const NOBODY = '-';

/** Stores an expiring set of organizations for each instance, and writes only changes. */
class RedisPages implements SharedPages {
  /** The organizations that are stored for this instance; null when that is not known. */
  #stored: ReadonlySet<string> | null = null;

  constructor(
    private readonly redis: Redis,
    private readonly instance: string,
  ) {}

  async store(open: ReadonlySet<string>): Promise<void> {
    const { client } = this.redis;
    if (!client.isReady) return;
    const key = pagesOf(this.instance);
    // False after the set has expired, or after a restart of Redis.
    const before = (await client.pExpire(key, EXPIRES_MS)) === 1 ? this.#stored : null;
    // Unless it is certain that the changes are stored, the next call writes everything.
    this.#stored = null;
    const added = [...open].filter((id) => !before?.has(id));
    const removed = [...(before ?? [])].filter((id) => !open.has(id));
    if (before && added.length === 0 && removed.length === 0) {
      this.#stored = before;
      return;
    }
    const changes = client.multi();
    if (!before) changes.del(key).sAdd(INSTANCES, this.instance);
    changes.sAdd(key, [NOBODY, ...added]);
    if (removed.length > 0) changes.sRem(key, removed);
    await changes.pExpire(key, EXPIRES_MS).exec();
    this.#stored = open;
  }

  async isElsewhere(organizationId: string): Promise<boolean> {
    const { client } = this.redis;
    if (!client.isReady) return false;
    const instances = await client.sMembers(INSTANCES);
    const others = instances.filter((instance) => instance !== this.instance);
    const found = await Promise.all(others.map((instance) => client.sIsMember(pagesOf(instance), organizationId)));
    return found.includes(1);
  }

  async tidy(): Promise<void> {
    const { client } = this.redis;
    if (!client.isReady) return;
    for (const instance of await client.sMembers(INSTANCES)) {
      if ((await client.exists(pagesOf(instance))) === 0) await client.sRem(INSTANCES, instance);
    }
  }

  async leave(): Promise<void> {
    const { client } = this.redis;
    if (client.isReady) await client.multi().del(pagesOf(this.instance)).sRem(INSTANCES, this.instance).exec();
  }
}
