import type { ReportEvent } from '@frontdesk/shared/endpoints/client-report';
import { readPlaces } from '../client-reports/client-report-store';
import type { Database } from '../database/database';
import type { Mailer } from '../mail/mailer';
import type { NotifyWithin } from '../notify/notify';
import { asSentence, translated } from '../words/translate';
import { type News, tellOperators } from './release-actions';
import { noteAction, THE_SITE } from './release-store';
import { countReports, countsOf, isWorse, shareText, type Tally } from './rollout-counts';
import type { Composer } from './run-compose';
import { haltedRegistry, type WatchedEntry, watchedEntries } from './watched-registry';

/** How long an instance may continue to serve a rollout that another instance has ended. */
const HALTS_MS = 2_000;
/** How many locations of errors are listed in a notification and an email. */
const TOLD_PLACES = 5;

interface RolloutServices {
  readonly database: Database;
  /** Emails of the operators. */
  readonly operators: readonly string[];
  readonly composer: Composer;
  readonly mailer: Mailer;
  readonly notifyWithin: NotifyWithin;
  /** Returns `remotes.json` as it is on disk. */
  readonly readRegistry: () => Promise<string | null>;
  readonly logFailure: (failure: unknown) => void;
}

/** A watched rollout, and what browsers have reported about it. */
export interface Watched {
  readonly next: Tally;
  readonly previous: Tally;
  readonly halted: { readonly at: string; readonly reason: string } | null;
}

const keyOf = ({ remote, since }: Pick<WatchedEntry, 'remote' | 'since'>) => `${remote} ${since}`;

/** Watches the rollouts with `halt`, and ends one whose release fails more often than the one before it. */
export class Rollouts {
  /** The keys of the ended rollouts, valid until a given time for a given registry. */
  #halts: { readonly of: string; readonly until: number; readonly keys: Promise<ReadonlySet<string>> } | null = null;
  #lastKeys: ReadonlySet<string> = new Set();
  readonly #composing = new Set<Promise<unknown>>();

  constructor(private readonly services: RolloutServices) {}

  /** Returns the registry as it is served, without the rollouts that were ended. */
  async servedRegistry(): Promise<string | null> {
    const text = await this.services.readRegistry();
    const entries = text === null ? [] : watchedEntries(text);
    if (text === null || entries.length === 0) return text;
    const halted = await this.#haltsOf(text, entries);
    return haltedRegistry(text, (entry) => halted.has(keyOf(entry)));
  }

  /** Starts counting reports for rollouts that are new in the registry. */
  async look(): Promise<void> {
    const text = await this.services.readRegistry();
    if (text !== null) for (const entry of watchedEntries(text)) await this.#watch(entry);
  }

  /**
   * Counts a browser's reports on watched rollouts, and ends those that fail too often. `origin` returns this site's,
   * for the email. Logs its own failures, because the caller cannot handle them.
   */
  async judge(events: readonly ReportEvent[], origin: () => string | null): Promise<void> {
    await this.#judge(events, origin).catch(this.services.logFailure);
  }

  async #judge(events: readonly ReportEvent[], origin: () => string | null): Promise<void> {
    const text = await this.services.readRegistry();
    if (text === null) return;
    const reported = watchedEntries(text).filter(({ remote }) => events.some((event) => event.remote === remote));
    for (const entry of reported) await this.#watch(entry);
    const rollouts = reported.map(({ version, previousVersion, ...entry }) => ({
      ...entry,
      versions: [version, previousVersion],
    }));
    await countReports(this.services.database, events, rollouts);
    for (const entry of reported) {
      const watched = await this.countsOf(entry.remote, entry.since);
      if (watched && watched.halted === null && isWorse(watched)) await this.#halt(entry, watched, origin() ?? '');
    }
  }

  /** Ends those rollouts in the file that had been ended before the server was killed. */
  async finish(): Promise<void> {
    const text = await this.services.readRegistry();
    const entries = text === null ? [] : watchedEntries(text);
    if (text === null || entries.length === 0) return;
    const halted = await this.#haltsOf(text, entries);
    for (const entry of entries) {
      const watched = halted.has(keyOf(entry)) ? await this.countsOf(entry.remote, entry.since) : null;
      if (watched?.halted) this.#compose(entry, watched.halted.reason);
    }
  }

  /** Reads the data about a rollout; null if it is not watched. */
  async countsOf(remote: string, since: string): Promise<Watched | null> {
    const { db } = this.services.database;
    const row = await db
      .selectFrom('watched_rollouts')
      .selectAll()
      .where('remote', '=', remote)
      .where('since', '=', since)
      .executeTakeFirst();
    if (!row) return null;
    const versions = [row.version, row.previous_version];
    const counts = await countsOf(this.services.database, { remote, since, versions });
    const [next, previous] = counts;
    const { halted_at: at, reason } = row;
    return next && previous ? { next, previous, halted: at === null ? null : { at, reason: reason ?? '' } } : null;
  }

  /** Reads the ended rollouts of a remote, newest first. */
  async endedOf(remote: string) {
    const { database } = this.services;
    const rows = await database.db
      .selectFrom('watched_rollouts')
      .select(['since', 'version', 'previous_version as previous'])
      .where('remote', '=', remote)
      .where('halted_at', 'is not', null)
      .orderBy('halted_at', 'desc')
      .execute();
    const ended = rows.map(async (row) => {
      const watched = await this.countsOf(remote, row.since);
      return { ...row, watched, places: await readPlaces(database, remote, row.version, row.since) };
    });
    return Promise.all(ended);
  }

  /** Waits for running compositions. */
  async close(): Promise<void> {
    await Promise.all(this.#composing);
  }

  /** Stores that a rollout is watched. */
  async #watch({ remote, since, version, previousVersion }: WatchedEntry): Promise<void> {
    const { db } = this.services.database;
    const known = await db
      .selectFrom('watched_rollouts')
      .select('since')
      .where('remote', '=', remote)
      .where('since', '=', since)
      .executeTakeFirst();
    if (known) return;
    const row = { remote, since, version, previous_version: previousVersion, halted_at: null, reason: null };
    await db
      .insertInto('watched_rollouts')
      .values(row)
      .onConflict((conflict) => conflict.columns(['remote', 'since']).doNothing())
      .execute();
  }

  async #haltsOf(text: string, entries: readonly WatchedEntry[]): Promise<ReadonlySet<string>> {
    if (this.#halts === null || this.#halts.of !== text || performance.now() >= this.#halts.until) {
      const until = performance.now() + HALTS_MS;
      this.#halts = { of: text, until, keys: this.#readHalts(entries) };
    }
    return this.#halts.keys;
  }

  async #readHalts(entries: readonly WatchedEntry[]): Promise<ReadonlySet<string>> {
    try {
      for (const entry of entries) await this.#watch(entry);
      const rows = await this.services.database.db
        .selectFrom('watched_rollouts')
        .select(['remote', 'since'])
        .where('halted_at', 'is not', null)
        .where(
          'remote',
          'in',
          entries.map(({ remote }) => remote),
        )
        .execute();
      this.#lastKeys = new Set(rows.map(keyOf));
    } catch (failure) {
      // The site continues to work without its database.
      this.services.logFailure(failure);
    }
    return this.#lastKeys;
  }

  /** Ends a rollout. Only one of several instances does so and notifies the operators. */
  async #halt(entry: WatchedEntry, counts: Watched, origin: string): Promise<void> {
    const { database } = this.services;
    const { remote, since } = entry;
    const reason = reasonOf(entry, counts);
    const places = (await readPlaces(database, remote, entry.version, since)).slice(0, TOLD_PLACES);
    const tell = await database.db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('watched_rollouts')
        .set({ halted_at: new Date().toISOString(), reason })
        .where('remote', '=', remote)
        .where('since', '=', since)
        .where('halted_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return null;
      await noteAction(transaction, THE_SITE, remote, `Ended the rollout of ${remote} ${entry.version}. ${reason}`);
      return tellOperators(this.services, transaction, haltNews(entry, reason, places, origin));
    });
    if (tell === null) return;
    this.#halts = null;
    tell();
    this.#compose(entry, reason);
  }

  /**
   * Also ends the rollout in the file, for other servers that use the file. Until then the served registry differs from
   * the file. A rollout that began after the judgment continues.
   */
  #compose({ remote, since }: WatchedEntry, reason: string): void {
    const composing = this.services.composer
      .compose([{ kind: 'rollout', part: remote, percent: 0, reason, since }], null)
      .catch(this.services.logFailure)
      .finally(() => this.#composing.delete(composing));
    this.#composing.add(composing);
  }
}

function reasonOf({ version, previousVersion }: WatchedEntry, { next, previous }: Watched): string {
  return `${version}: ${shareText(next)}. ${previousVersion}: ${shareText(previous)}.` as const;
}

type Places = Awaited<ReturnType<typeof readPlaces>>;

function haltNews(
  { remote, version, previousVersion }: WatchedEntry,
  reason: string,
  places: Places,
  origin: string,
): News {
  const threwAt = places.map(({ place, count }) => `${place} (${count} ${count === 1 ? 'tab' : 'tabs'})`);
  return {
    title: `Rollout of ${remote} ended`,
    message: asSentence(
      [reason, ...(threwAt.length === 0 ? [] : [`It threw errors at ${threwAt.join(', ')}.`])].join(' '),
    ),
    mail: (mails, language) =>
      mails.rolloutEnded({
        remote,
        version,
        previous: previousVersion,
        reason: translated(reason, language),
        places,
        link: `${origin}/admin/releases`,
      }),
  };
}
