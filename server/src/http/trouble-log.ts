import type { FastifyBaseLogger } from 'fastify';
import { type DatabaseTrouble, databaseTrouble } from '../database/database-trouble';

const QUIET_MS = 60_000;

const SENTENCES: Readonly<Record<DatabaseTrouble, string>> = {
  unavailable: 'The database cannot be reached; calls are answered with 503 until it returns.',
  full: 'There is no room left on the disk; calls that store something are answered with 507.',
};

/** The log of failures. A database in trouble fails every call, so it is reported once a minute with their number. */
export class TroubleLog {
  readonly #last = new Map<DatabaseTrouble, { at: number; count: number }>();

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly now: () => number = Date.now,
  ) {}

  readonly note = (failure: unknown): void => {
    const trouble = databaseTrouble(failure);
    if (trouble === null) {
      this.log.error(failure);
      return;
    }
    const last = this.#last.get(trouble);
    if (last && this.now() - last.at < QUIET_MS) {
      last.count += 1;
      return;
    }
    this.log.error({ err: failure, failuresSinceLast: last?.count ?? 0 }, SENTENCES[trouble]);
    this.#last.set(trouble, { at: this.now(), count: 0 });
  };
}
