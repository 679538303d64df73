import type { ScannedBy } from './device-of';

/** Tallies and visitors of a batch; what is more is counted without looking whether the visitor is known. */
const ENTRIES_MAX = 100_000;

/** Scans of one code in one hour by one kind of device. */
export interface Tally {
  readonly qrId: string;
  /** When the hour began, ISO 8601. */
  readonly hour: string;
  readonly device: ScannedBy;
  scans: number;
  visits: number;
}

/** A scan by a visitor whom this process does not know: a visit unless the database knows the visitor. */
export interface NewVisitor {
  readonly tally: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Scans that are not written yet. */
export class ScanBatch {
  readonly tallies = new Map<string, Tally>();
  /** By hash. */
  readonly newVisitors = new Map<string, NewVisitor>();
  /** When each visitor was last seen, by hash. */
  readonly seen = new Map<string, number>();

  get isEmpty(): boolean {
    return this.tallies.size === 0;
  }

  /** Adds to a tally and returns its key, or null when there is no room for another one. */
  add(qrId: string, hour: string, device: ScannedBy, scans: number, visits = 0): string | null {
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

  /** Notes when a visitor scanned; `isNew` when this process had not seen the visitor within 30 minutes. */
  note(hash: string, tally: string, at: number, isNew: boolean): void {
    const hasRoom = this.seen.size < ENTRIES_MAX || this.seen.has(hash);
    if (hasRoom) this.seen.set(hash, at);
    if (!isNew) return;
    if (hasRoom) this.newVisitors.set(hash, { tally, at });
    else this.#addVisit(tally);
  }

  /** Adds an earlier batch that could not be written. */
  merge(earlier: ScanBatch): void {
    for (const { qrId, hour, device, scans, visits } of earlier.tallies.values()) {
      this.add(qrId, hour, device, scans, visits);
    }
    for (const [hash, at] of earlier.seen) if (!this.seen.has(hash)) this.seen.set(hash, at);
    // The earlier scan is the one that may be a visit.
    for (const [hash, visitor] of earlier.newVisitors) this.newVisitors.set(hash, visitor);
  }

  #addVisit(tally: string): void {
    const known = this.tallies.get(tally);
    if (known) known.visits += 1;
  }
}
