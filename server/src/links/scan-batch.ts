import { randomUUID } from 'node:crypto';
import type { ScannedBy } from './device-of';

/** Most tallies and visitors of a batch; scans beyond it count without checking whether the visitor is known. */
const ENTRIES_MAX = 100_000;

/** Scans of a code in an hour by one kind of device. */
export interface Tally {
  readonly qrId: string;
  /** When the hour began, ISO 8601. */
  readonly hour: string;
  readonly device: ScannedBy;
  scans: number;
  visits: number;
}

/** A person who scanned. */
export interface Visitor {
  /** Time of the last scan, in milliseconds since 1970. */
  at: number;
  /** The last batch that writes it. */
  batch: ScanBatch | null;
}

/** A scan by a visitor unknown to this process: a visit unless the database knows the visitor. */
export interface NewVisitor {
  readonly tally: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Scans that are not written yet. */
export class ScanBatch {
  /** Identifies it when it is written again. */
  readonly id = randomUUID();
  readonly tallies = new Map<string, Tally>();
  /** By hash. */
  readonly newVisitors = new Map<string, NewVisitor>();
  /** Who scanned, by hash. */
  readonly seen = new Map<string, Visitor>();

  get isEmpty(): boolean {
    return this.tallies.size === 0;
  }

  /** Adds scans, and how many of them were visits, to a tally. Returns its key, or null when there is no room for another. */
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
