import { hash, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-trouble';
import { deviceOf, type ScanHeaders } from './scan-headers';
import { ScanBatch, storeScans, sweepScans, VISIT_MS, type Visitor } from './scan-store';

const DAY_MS = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/**
 * Creates one random salt a day, shared by all instances. Deletes each when its day ends, so that a hash can no longer
 * be matched to a visitor.
 */
class VisitorSalts {
  readonly #salts = new Map<string, string>();
  #day = -1;
  #salt = '';

  constructor(private readonly database: Database) {}

  /** Hashes who scans which link, differently every day. No header or address contains the separator, a line break. */
  visitorHash(at: number, address: string, userAgent: string, slug: string): string {
    const day = Math.floor(at / DAY_MS);
    if (day !== this.#day) {
      this.#day = day;
      this.#salt = this.#saltOf(dayOf(at));
    }
    return hash('sha256', `${this.#salt}\n${address}\n${userAgent}\n${slug}`, 'base64url').slice(0, 22);
  }

  /** Reads or creates the salts of today and tomorrow, and deletes earlier ones. */
  async refresh(now: number): Promise<void> {
    const { db } = this.database;
    const days = [dayOf(now), dayOf(now + DAY_MS)];
    if (!days.every((day) => this.#salts.has(day))) {
      await db
        .insertInto('scan_salts')
        .values(days.map((day) => ({ day, salt: newSalt() })))
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute();
      const stored = await db.selectFrom('scan_salts').selectAll().where('day', 'in', days).execute();
      for (const { day, salt } of stored) this.#salts.set(day, salt);
      this.#day = -1;
    }
    await db.deleteFrom('scan_salts').where('day', '<', dayOf(now)).execute();
    for (const day of this.#salts.keys()) if (day < dayOf(now)) this.#salts.delete(day);
  }

  /** After more than a day without a database, each instance has its own salt, and recognizes only its own visitors. */
  #saltOf(day: string): string {
    const salt = this.#salts.get(day) ?? newSalt();
    this.#salts.set(day, salt);
    return salt;
  }
}

const newSalt = () => randomBytes(24).toString('base64url');

const HOUR_MS = 3_600_000;
/** Scans wait this long to be counted, so that counting does not delay responses. */
const COUNT_MS = 50;
/** This many scans are counted in one go; the next response waits for that. */
const UNCOUNTED_MAX = 1_000;
/** With this interval, including the time of writing, a killed process loses less than a second of scans. */
const WRITE_MS = 500;
const SWEEP_MS = 60_000;
const VISITORS_MAX = 200_000;
/** A batch that fails for a reason other than database trouble is retried after pauses that grow. */
const RETRY_MS_MAX = 60_000;
/** Retries during a clean stop while the database is unreachable. */
const LAST_TRIES = 10;
const LAST_TRY_MS = 500;

/** Returns the address to which a scan is attributed; it is never stored. */
export type AddressOf = (socketAddress: string, forwardedFor: string) => string;

/** An answered scan that has not been counted yet. */
interface Scan {
  readonly qrId: string;
  readonly slug: string;
  readonly at: number;
  readonly socketAddress: string;
  readonly headers: ScanHeaders;
  readonly rule: string | undefined;
}

export interface ScanCounterOptions {
  readonly addressOf: AddressOf;
  readonly logFailure: (failure: unknown) => void;
  /** Default: the system's clock. */
  readonly now?: () => number;
}

/** Counts scans in memory and writes them together twice a second, so that no scan waits for the database. */
export class ScanCounter {
  #batch = new ScanBatch();
  /** The batch that is being written, or whose writing failed: it may have been written without an acknowledgement. */
  #written: ScanBatch | null = null;
  #scans: Scan[] = [];
  /**
   * Visitors seen by this process, by hash. With `max`, the cache would allocate memory for all of them at the start.
   */
  readonly #visitors = new LRUCache<string, Visitor>({ maxSize: VISITORS_MAX, sizeCalculation: () => 1 });
  readonly #salts: VisitorSalts;
  readonly #now: () => number;
  #timers: NodeJS.Timeout[] = [];
  #writing: Promise<void> | null = null;
  #sweeping: Promise<void> = Promise.resolve();
  #retryMs = 0;
  /** Measured by the monotonic clock. */
  #retryAt = 0;

  private constructor(
    private readonly database: Database,
    private readonly options: ScanCounterOptions,
  ) {
    this.#salts = new VisitorSalts(database);
    this.#now = options.now ?? Date.now;
  }

  static async open(database: Database, options: ScanCounterOptions): Promise<ScanCounter> {
    const counter = new ScanCounter(database, options);
    await counter.sweep();
    counter.#timers = [
      setInterval(() => void counter.#writeWhenDue(), WRITE_MS).unref(),
      setInterval(() => {
        counter.#sweeping = counter.sweep().catch(options.logFailure);
      }, SWEEP_MS).unref(),
    ];
    return counter;
  }

  /** Schedules a scan to be counted shortly; it is written to the database later. */
  count(
    qrId: string,
    slug: string,
    { socket }: IncomingMessage,
    headers: ScanHeaders,
    rule: string | undefined = undefined,
  ): void {
    if (this.#scans.length === 0) setTimeout(() => this.#addScans(), COUNT_MS).unref();
    this.#scans.push({ qrId, slug, at: this.#now(), socketAddress: socket.remoteAddress ?? '', headers, rule });
    if (this.#scans.length === UNCOUNTED_MAX) setImmediate(() => this.#addScans());
  }

  visitorOf(slug: string, { socket }: IncomingMessage, headers: ScanHeaders): string {
    const address = this.options.addressOf(socket.remoteAddress ?? '', headers.forwardedFor);
    return this.#salts.visitorHash(this.#now(), address, headers.userAgent, slug);
  }

  #addScans(): void {
    const scans = this.#scans;
    this.#scans = [];
    for (const scan of scans) this.#addScan(scan);
  }

  #addScan({ qrId, slug, at: now, socketAddress, headers, rule }: Scan): void {
    const device = deviceOf(headers);
    if (rule !== undefined && device !== 'bot') this.#batch.addToRule(qrId, rule);
    const tally = this.#batch.add(qrId, hourOf(now), device);
    if (device === 'bot' || tally === null) return;
    const address = this.options.addressOf(socketAddress, headers.forwardedFor);
    const hash = this.#salts.visitorHash(now, address, headers.userAgent, slug);
    const known = this.#visitors.get(hash);
    const isNew = known === undefined || now - known.at >= VISIT_MS;
    const visitor = known ?? { at: now, batch: null };
    visitor.at = now;
    if (!known) this.#visitors.set(hash, visitor);
    this.#batch.note(hash, visitor, tally, isNew);
  }

  /** Writes the counts so far. If they cannot be written now, they are written later, before further counts. */
  write(): Promise<void> {
    this.#addScans();
    this.#writing ??= this.#writeBatch().finally(() => {
      this.#writing = null;
    });
    return this.#writing;
  }

  /** Deletes visitors and salts that are no longer needed. */
  async sweep(): Promise<void> {
    const now = this.#now();
    // Visitors are in the order in which they were last seen, the earliest first.
    for (const hash of this.#visitors.rkeys()) {
      if (now - (this.#visitors.peek(hash)?.at ?? 0) < VISIT_MS) break;
      this.#visitors.delete(hash);
    }
    await this.#salts.refresh(now);
    await sweepScans(this.database, now);
  }

  /** Writes all counts; waits a few seconds for an unreachable database. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#sweeping;
    await this.#writing;
    this.#addScans();
    for (let tries = 0; tries < LAST_TRIES && this.#isWaiting; tries++) {
      if (tries > 0) await sleep(LAST_TRY_MS);
      await this.write();
    }
  }

  async #writeWhenDue(): Promise<void> {
    if (this.#isWaiting && performance.now() >= this.#retryAt) await this.write();
  }

  get #isWaiting(): boolean {
    return this.#written !== null || !this.#batch.isEmpty;
  }

  async #writeBatch(): Promise<void> {
    try {
      while (this.#isWaiting) {
        if (this.#written === null) {
          this.#written = this.#batch;
          this.#batch = new ScanBatch();
        }
        await storeScans(this.database, this.#written);
        this.#written = null;
      }
      this.#retryMs = 0;
    } catch (failure) {
      this.#retryMs = databaseTrouble(failure) ? 0 : Math.min(RETRY_MS_MAX, this.#retryMs * 2 + WRITE_MS);
      this.#retryAt = performance.now() + this.#retryMs;
      this.options.logFailure(failure);
    }
  }
}

const hours = { at: -1, text: '' };

/** Returns the time, in ISO 8601, at which the hour began; it is formatted only once an hour. */
function hourOf(at: number): string {
  const hour = Math.floor(at / HOUR_MS);
  if (hours.at !== hour) Object.assign(hours, { at: hour, text: new Date(hour * HOUR_MS).toISOString() });
  return hours.text;
}
