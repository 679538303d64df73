import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import type { Kysely, Transaction } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { notFound } from '../http/api-error';
import { skipClaimed } from '../jobs/lease';
import { type Job, Worker } from '../jobs/worker';
import type { NotifyWithin } from '../notify/notify';
import type { LinkCache } from '../scans/link-cache';
import { destinationsOf } from '../scans/read-links';
import type { FetchResult, PageFetcher } from '../websites/page-fetcher';
import type { Sentence } from '../words/translate';
import { markChanged } from './change-code';

/** A destination that fails this often in a row counts as unreachable. */
const FAILURES = 3;
const DAY_MS = 86_400_000;
/** A destination that failed may be back soon. */
const AGAIN_MS = 3_600_000;
/** Codes saved together often lead to the same page. */
const KNOWN_MS = 60_000;

/** What is wrong with a destination, as shown to the code's owner. */
const PROBLEMS = {
  silent: 'The site does not respond.',
  missing: 'The page no longer exists.',
  broken: 'The site reports an error.',
  private: 'The address leads to a private network, where visitors cannot reach it.',
} as const;
type Problem = keyof typeof PROBLEMS;

interface Check {
  readonly address: string;
  /** Null if the address was reached. */
  readonly problem: Problem | null;
}

interface Work {
  readonly qrId: string;
  readonly addresses: readonly string[];
}

export interface LinkCheckParts {
  readonly database: Database;
  readonly fetcher: Pick<PageFetcher, 'fetch'>;
  readonly notifyWithin: NotifyWithin;
  readonly links: Pick<LinkCache, 'forget'>;
}

/** Checks every day whether the destinations of changeable codes can be reached. */
export class LinkChecks implements Job<Work, readonly Check[]> {
  readonly idleMs = 60_000;
  readonly atOnce = 2;
  readonly worker: Worker<Work, readonly Check[]>;
  readonly #known = new LRUCache<string, Promise<Problem | null>>({ max: 1_000, ttl: KNOWN_MS });
  /** The last time any site was reached: a server without internet access must not report every code. */
  #reachedAt = 0;

  constructor(
    private readonly parts: LinkCheckParts,
    logFailure: (failure: unknown) => void,
  ) {
    this.worker = new Worker(this, logFailure);
  }

  laneOf = ({ qrId }: Work) => qrId;

  async claim(): Promise<Work | null> {
    const { db, engine } = this.parts.database;
    const now = new Date();
    return db.transaction().execute(async (transaction) => {
      const due = transaction
        .selectFrom('short_links')
        .select('qr_id')
        .where('is_paused', '=', 0)
        .where((row) => row.or([row('check_at', 'is', null), row('check_at', '<=', now.toISOString())]))
        .orderBy('check_at')
        .limit(1);
      const row = await skipClaimed(engine, due, 'short_links').executeTakeFirst();
      if (!row) return null;
      await planCheck(transaction, row.qr_id, DAY_MS);
      return { qrId: row.qr_id, addresses: await readAddresses(transaction, row.qr_id) };
    });
  }

  run({ addresses }: Work, signal: AbortSignal): Promise<Check[]> {
    return Promise.all(addresses.map(async (address) => ({ address, problem: await this.#check(address, signal) })));
  }

  async finish({ qrId }: Work, checks: readonly Check[]): Promise<void> {
    await this.#store(qrId, checks, false);
  }

  /** Checks a code's destinations immediately. Throws 404 for a code of another organization or without a short link. */
  async checkNow(organizationId: string, qrId: string): Promise<{ address: string; problem: string | null }[]> {
    const { db } = this.parts.database;
    const link = await db
      .selectFrom('short_links')
      .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
      .select('qr_id')
      .where('qr_id', '=', qrId)
      .where('organization_id', '=', organizationId)
      .executeTakeFirst();
    if (!link) throw notFound('short link');
    const addresses = await readAddresses(db, qrId);
    for (const address of addresses) this.#known.delete(address);
    const checks = await this.run({ qrId, addresses }, new AbortController().signal);
    await this.#store(qrId, checks, true);
    return checks.map(({ address, problem }) => ({ address, problem: problem && PROBLEMS[problem] }));
  }

  #check(address: string, signal: AbortSignal): Promise<Problem | null> {
    const known = this.#known.get(address);
    if (known) return known;
    const checking = this.parts.fetcher.fetch(address, {}, signal, { toOtherHosts: true }).then(problemIn);
    this.#known.set(address, checking);
    checking.catch(() => this.#known.delete(address));
    return checking;
  }

  /** Stores the results, notifies the owner of changes, and applies them to scans. */
  async #store(qrId: string, checks: readonly Check[], isAsked: boolean): Promise<void> {
    const { database, notifyWithin, links } = this.parts;
    if (checks.some(({ problem }) => problem === null || problem === 'missing')) this.#reachedAt = Date.now();
    const hasInternet = Date.now() - this.#reachedAt < DAY_MS;
    const after: (() => void)[] = [];
    const slugs = await database.db.transaction().execute(async (transaction) => {
      const code = await transaction
        .selectFrom('qr_codes')
        .innerJoin('short_links', 'short_links.qr_id', 'qr_codes.id')
        .select(['name', 'organization_id', 'unreachable'])
        .where('id', '=', qrId)
        .executeTakeFirst();
      if (!code) return [];
      const before = await transaction.selectFrom('link_checks').selectAll().where('qr_id', '=', qrId).execute();
      const unreachable: string[] = [];
      let isFailing = false;
      const now = new Date().toISOString();
      for (const { address, problem } of checks) {
        const known = before.find((row) => row.address === address);
        const counts = problem !== 'silent' || isAsked || hasInternet || known?.was_reached === 1;
        if (!counts) continue;
        const failures = problem === null ? 0 : (known?.failures ?? 0) + 1;
        const row = {
          failures,
          failing_since: problem === null ? null : (known?.failing_since ?? now),
          was_reached: problem === null || known?.was_reached === 1 ? (1 as const) : (0 as const),
          was_asked: isAsked ? (1 as const) : (0 as const),
          problem,
          checked_at: now,
        };
        await transaction
          .insertInto('link_checks')
          .values({ qr_id: qrId, address, ...row })
          .onConflict((conflict) => conflict.columns(['qr_id', 'address']).doUpdateSet(row))
          .execute();
        isFailing ||= failures > 0;
        if (failures >= FAILURES) unreachable.push(address);
        const wasTold = (known?.failures ?? 0) >= FAILURES;
        if (wasTold !== failures >= FAILURES)
          after.push(
            await notifyWithin(
              transaction,
              code.organization_id,
              'qr',
              ...(await noticeOf(transaction, qrId, code.name, address, row.failing_since)),
              `/MyQr/${qrId}`,
            ),
          );
      }
      const addresses = checks.map(({ address }) => address);
      await transaction
        .deleteFrom('link_checks')
        .where('qr_id', '=', qrId)
        .$if(addresses.length > 0, (query) => query.where('address', 'not in', addresses))
        .execute();
      if (isFailing) await planCheck(transaction, qrId, AGAIN_MS);
      const stored = unreachable.length === 0 ? null : JSON.stringify(unreachable.sort());
      if (stored === code.unreachable) return [];
      await transaction.updateTable('short_links').set({ unreachable: stored }).where('qr_id', '=', qrId).execute();
      return markChanged(database, transaction, { qrIds: [qrId] });
    });
    links.forget(slugs);
    for (const publish of after) publish();
  }
}

/** Any response that a visitor might also get counts as reached, even one that refuses robots. */
function problemIn(result: FetchResult): Problem | null {
  if (result.kind === 'missing' || result.kind === 'private') return result.kind;
  if (result.kind !== 'failed') return null;
  if (result.status === undefined) return result.isDown ? 'silent' : null;
  return result.status >= 500 ? 'broken' : null;
}

function planCheck(db: Kysely<Tables>, qrId: string, delayMs: number) {
  return db
    .updateTable('short_links')
    .set({ check_at: new Date(Date.now() + delayMs).toISOString() })
    .where('qr_id', '=', qrId)
    .execute();
}

/** Returns the web addresses to which a code leads. */
async function readAddresses(db: Kysely<Tables>, qrId: string): Promise<string[]> {
  const row = await db
    .selectFrom('short_links')
    .innerJoin('qr_codes', 'qr_codes.id', 'short_links.qr_id')
    .select(['type', 'payload', 'rules', 'after_end_url'])
    .where('qr_id', '=', qrId)
    .executeTakeFirst();
  if (!row) return [];
  const content = { type: row.type, payload: JSON.parse(row.payload) } as QrContent;
  return destinationsOf(content, row.rules, row.after_end_url);
}

async function noticeOf(
  transaction: Transaction<Tables>,
  qrId: string,
  name: string,
  address: string,
  since: string | null,
): Promise<[title: Sentence, message: Sentence]> {
  if (since === null) return [`“${name}” works again`, `${address} can be reached again.`];
  const visits = await countSince(transaction, qrId, since);
  const people = visits === 1 ? ('1 person has' as const) : (`${visits} people have` as const);
  const moment = `${since.slice(0, 10)} ${since.slice(11, 16)} UTC`;
  return [
    `“${name}” leads nowhere`,
    `${address} has not been reachable since ${moment}. ${people} scanned the code since then.` as const,
  ];
}

/** Counts the visits to a code since the hour of a given time. */
async function countSince(db: Kysely<Tables>, qrId: string, since: string): Promise<number> {
  const { visits } = await db
    .selectFrom('scan_counts')
    .select(({ fn }) => fn.sum<number | string | null>('visits').as('visits'))
    .where('qr_id', '=', qrId)
    .where('device', '!=', 'bot')
    .where('hour', '>=', `${since.slice(0, 13)}:00:00.000Z`)
    .executeTakeFirstOrThrow();
  return Number(visits ?? 0);
}

/** Reads which destinations of an organization's codes cannot be reached, by code. */
export async function readUnreachable({ db }: Database, organizationId: string) {
  const rows = await db
    .selectFrom('link_checks')
    .innerJoin('qr_codes', 'qr_codes.id', 'link_checks.qr_id')
    .innerJoin('short_links', 'short_links.qr_id', 'link_checks.qr_id')
    .select(['link_checks.qr_id', 'address', 'failing_since', 'problem', 'type', 'payload', 'rules', 'after_end_url'])
    .where('organization_id', '=', organizationId)
    .where((row) =>
      row.or([row('failures', '>=', FAILURES), row.and([row('failures', '>', 0), row('was_asked', '=', 1)])]),
    )
    .orderBy('failing_since')
    .execute();
  const found = new Map<string, { since: string; address: string; problem: string; visits: number }>();
  for (const { qr_id, address, failing_since, problem, type, payload, rules, after_end_url } of rows) {
    if (found.has(qr_id) || failing_since === null) continue;
    // The owner has changed it since, and its check follows within a minute.
    const content = { type, payload: JSON.parse(payload) } as QrContent;
    if (!destinationsOf(content, rules, after_end_url).includes(address)) continue;
    const text = PROBLEMS[problem as Problem] ?? PROBLEMS.silent;
    const visits = await countSince(db, qr_id, failing_since);
    found.set(qr_id, { since: failing_since, address, problem: text, visits });
  }
  return found;
}
