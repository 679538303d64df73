import { randomUUID } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../database/database';
import type { Engine } from '../database/engine';
import type { Tables } from '../database/schema/tables';
import { noteScans } from '../webhooks/scan-sums';
import type { ScannedBy } from './scan-headers';

/** Maximum number of tallies and visitors per batch; scans beyond it count without checking whether the visitor is known. */
const ENTRIES_MAX = 100_000;

/** Scans of a code in one hour by one kind of device. */
interface Tally {
  readonly qrId: string;
  /** When the hour began, ISO 8601. */
  readonly hour: string;
  readonly device: ScannedBy;
  scans: number;
  visits: number;
}

/** A visitor who scanned a link. */
export interface Visitor {
  /** Time of the last scan, in milliseconds since 1970. */
  at: number;
  /** The last batch that writes this visitor. */
  batch: ScanBatch | null;
}

/** A scan by a visitor unknown to this process; it is a visit unless the visitor is in the database. */
export interface NewVisitor {
  readonly tally: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Scans that have not been written yet. */
export class ScanBatch {
  /** Identifies the batch when it is written again. */
  readonly id = randomUUID();
  readonly tallies = new Map<string, Tally>();
  /** Keyed by hash. */
  readonly newVisitors = new Map<string, NewVisitor>();
  /** The visitors who scanned, by hash. */
  readonly seen = new Map<string, Visitor>();
  /** Scans by code and rule, as 'code rule'. */
  readonly rules = new Map<string, number>();

  get isEmpty(): boolean {
    return this.tallies.size === 0;
  }

  /**
   * Adds scans, and how many of them were visits, to a tally. Returns the tally's key, or null when there is no room
   * for another tally.
   */
  add(qrId: string, hour: string, device: ScannedBy, scans = 1, visits = 0): string | null {
    const key = `${qrId} ${hour} ${device}`;
    const tally = this.tallies.get(key);
    if (tally) {
      tally.scans += scans;
      tally.visits += visits;
    } else if (this.tallies.size < ENTRIES_MAX) {
      this.tallies.set(key, { qrId, hour, device, scans, visits });
    } else return null;
    return key;
  }

  /** Counts a scan for a rule. */
  addToRule(qrId: string, rule: string): void {
    const key = `${qrId} ${rule}`;
    const scans = this.rules.get(key);
    if (scans !== undefined || this.rules.size < ENTRIES_MAX) this.rules.set(key, (scans ?? 0) + 1);
  }

  /** Records a visitor's scan; `isNew` when this process had not seen the visitor within 30 minutes. */
  note(hash: string, visitor: Visitor, tally: string, isNew: boolean): void {
    if (visitor.batch !== this && this.seen.size < ENTRIES_MAX) {
      visitor.batch = this;
      this.seen.set(hash, visitor);
    }
    if (!isNew) return;
    if (visitor.batch === this) this.newVisitors.set(hash, { tally, at: visitor.at });
    else this.#addVisit(tally);
  }

  #addVisit(tally: string): void {
    const known = this.tallies.get(tally);
    if (known) known.visits += 1;
  }
}

/** A visitor's scans that follow each other within this time are one visit. */
export const VISIT_MS = 30 * 60_000;

/** How long a batch that may already have been written is retried. */
const RETRIED_MS = 7 * 86_400_000;

/**
 * Writes a batch completely or not at all, and never twice: a failed call may have written it if only the
 * acknowledgement was lost. Skips scans of codes that were deleted in the meantime. Webhooks receive no made-up scans.
 */
export async function storeScans(database: Database, batch: ScanBatch, isMadeUp = false): Promise<void> {
  const { engine } = database;
  await database.db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('scan_batches')
      .values({ id: batch.id, written_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return;
    const lastSeen = await readLastSeen(transaction, engine, [...batch.newVisitors.keys()]);
    const codes = await lockCodes(transaction, engine, [
      ...new Set([...batch.tallies.values()].map(({ qrId }) => qrId)),
    ]);
    const tallies = withVisits(batch, lastSeen).filter(({ qrId }) => codes.has(qrId));
    await addCounts(transaction, engine, tallies);
    await addTotals(transaction, engine, tallies);
    await addToRules(transaction, engine, batch.rules, codes);
    await noteVisitors(transaction, engine, batch.seen);
    if (!isMadeUp) await noteScans(database, transaction, scansByCode(tallies));
  });
}

/** Adds up the scans of each code, excluding those by robots. */
function scansByCode(tallies: readonly Tally[]): Map<string, number> {
  const scans = new Map<string, number>();
  for (const tally of tallies) {
    if (tally.device !== 'bot') scans.set(tally.qrId, (scans.get(tally.qrId) ?? 0) + tally.scans);
  }
  return scans;
}

/** Deletes visitors with whom no later scan can be compared, and ids of batches that will never be written again. */
export async function sweepScans({ db }: Database, now: number): Promise<void> {
  await db
    .deleteFrom('scan_visitors')
    .where('seen_at', '<', new Date(now - VISIT_MS).toISOString())
    .execute();
  await db
    .deleteFrom('scan_batches')
    .where('written_at', '<', new Date(now - RETRIED_MS).toISOString())
    .execute();
}

/** Adds to the tallies the visits by visitors whom no other instance saw within 30 minutes. */
function withVisits({ tallies, newVisitors }: ScanBatch, lastSeen: ReadonlyMap<string, number>): Tally[] {
  const counted = new Map([...tallies].map(([key, tally]) => [key, { ...tally }]));
  for (const [hash, { tally, at }] of newVisitors) {
    const before = lastSeen.get(hash);
    const known = counted.get(tally);
    if (known && (before === undefined || at - before >= VISIT_MS)) known.visits += 1;
  }
  return [...counted.values()];
}

async function readLastSeen(transaction: Transaction<Tables>, engine: Engine, hashes: readonly string[]) {
  if (hashes.length === 0) return new Map<string, number>();
  const rows = await transaction
    .selectFrom('scan_visitors')
    .selectAll()
    .where('hash', 'in', valuesOf(engine, hashes))
    .execute();
  return new Map(rows.map(({ hash, seen_at }) => [hash, Date.parse(seen_at)]));
}

/** Returns the codes that exist, and locks them until the transaction ends, always in the same order. */
async function lockCodes(
  transaction: Transaction<Tables>,
  engine: Engine,
  ids: readonly string[],
): Promise<Set<string>> {
  const codes = transaction.selectFrom('qr_codes').select('id').where('id', 'in', valuesOf(engine, ids)).orderBy('id');
  const rows = await (engine === 'postgres' ? codes.forKeyShare() : codes).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Uses one parameter whatever the length, because the number of parameters in a statement is limited. */
const valuesOf = (engine: Engine, texts: readonly string[]) =>
  engine === 'sqlite'
    ? sql<string>`(select value from json_each(${JSON.stringify(texts)}))`
    : sql<string>`(select jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Returns rows as a table `added`, with texts in the columns `texts` and numbers in the columns `numbers`. */
function rowsOf(engine: Engine, rows: readonly object[], texts: readonly string[], numbers: readonly string[]) {
  const json = JSON.stringify(rows);
  if (engine === 'postgres') {
    const columns = [...texts.map((name) => `${name} text`), ...numbers.map((name) => `${name} bigint`)];
    return sql`jsonb_to_recordset(${json}::jsonb) as added (${sql.raw(columns.join(', '))})`;
  }
  const columns = [...texts, ...numbers].map((name) => `json_extract(value, '$.${name}') as ${name}`);
  return sql`(select ${sql.raw(columns.join(', '))} from json_each(${json})) as added`;
}

async function addCounts(db: Kysely<Tables>, engine: Engine, tallies: readonly Tally[]): Promise<void> {
  const people = tallies.map(({ qrId, ...tally }) => ({ ...tally, qr_id: qrId }));
  if (people.length === 0) return;
  // Written in a fixed order, to avoid deadlocks.
  const rows = people.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await sql`insert into scan_counts (qr_id, hour, device, visits, scans)
    select qr_id, hour, device, visits, scans from ${rowsOf(engine, rows, ['qr_id', 'hour', 'device'], ['visits', 'scans'])}
    where true
    on conflict (qr_id, hour, device) do update set
      visits = scan_counts.visits + excluded.visits, scans = scan_counts.scans + excluded.scans`.execute(db);
}

const keyOf = ({ qr_id, hour, device }: { qr_id: string; hour: string; device: string }) =>
  `${qr_id} ${hour} ${device}`;

async function addTotals(db: Kysely<Tables>, engine: Engine, tallies: readonly Tally[]): Promise<void> {
  if (tallies.length === 0) return;
  const totals = new Map<string, { qr_id: string; visits: number; scans: number; bots: number }>();
  for (const { qrId, device, visits, scans } of tallies) {
    const total = totals.get(qrId) ?? { qr_id: qrId, visits: 0, scans: 0, bots: 0 };
    totals.set(qrId, total);
    total.visits += visits;
    total[device === 'bot' ? 'bots' : 'scans'] += scans;
  }
  const rows = [...totals.values()].sort((one, other) => (one.qr_id < other.qr_id ? -1 : 1));
  await sql`insert into scan_totals (qr_id, visits, scans, bots)
    select qr_id, visits, scans, bots from ${rowsOf(engine, rows, ['qr_id'], ['visits', 'scans', 'bots'])}
    where true
    on conflict (qr_id) do update set visits = scan_totals.visits + excluded.visits,
      scans = scan_totals.scans + excluded.scans, bots = scan_totals.bots + excluded.bots`.execute(db);
}

async function addToRules(
  db: Kysely<Tables>,
  engine: Engine,
  rules: ReadonlyMap<string, number>,
  codes: ReadonlySet<string>,
): Promise<void> {
  const rows = [...rules]
    .map(([key, scans]) => ({ qr_id: key.slice(0, key.indexOf(' ')), rule_id: key.slice(key.indexOf(' ') + 1), scans }))
    .filter(({ qr_id }) => codes.has(qr_id))
    .sort((one, other) => (one.qr_id + one.rule_id < other.qr_id + other.rule_id ? -1 : 1));
  if (rows.length === 0) return;
  await sql`insert into rule_counts (qr_id, rule_id, scans)
    select qr_id, rule_id, scans from ${rowsOf(engine, rows, ['qr_id', 'rule_id'], ['scans'])}
    where true
    on conflict (qr_id, rule_id) do update set scans = rule_counts.scans + excluded.scans`.execute(db);
}

async function noteVisitors(db: Kysely<Tables>, engine: Engine, seen: ReadonlyMap<string, Visitor>): Promise<void> {
  if (seen.size === 0) return;
  const rows = [...seen]
    .map(([hash, { at }]) => ({ hash, seen_at: new Date(at).toISOString() }))
    .sort((one, other) => (one.hash < other.hash ? -1 : 1));
  const later = engine === 'sqlite' ? sql.raw('max') : sql.raw('greatest');
  await sql`insert into scan_visitors (hash, seen_at)
    select hash, seen_at from ${rowsOf(engine, rows, ['hash', 'seen_at'], [])}
    where true
    on conflict (hash) do update set seen_at = ${later}(scan_visitors.seen_at, excluded.seen_at)`.execute(db);
}
