import type { FastifyBaseLogger } from 'fastify';
import { type DatabaseTrouble, databaseTrouble } from '../database/database-trouble';

const QUIET_MS = 60_000;
/** How long the report of a background failure is delayed, so that it can name a call that failed. */
const CALL_MS = 1000;

type Trouble = DatabaseTrouble | 'mail';

const SENTENCES: Readonly<Record<Trouble, string>> = {
  unavailable: 'The database cannot be reached; calls get 503 until it is back.',
  wrong:
    'The database is missing, empty, read-only or refuses the login; calls get 503 until it is the right one again.',
  full: 'The disk is full; calls that store something get 507.',
  mail: 'Mail cannot be delivered; it is stored and retried until it expires.',
};

interface Report {
  readonly at: number;
  /** Failures since this report that were not logged. */
  count: number;
  /** Logs the report once. */
  readonly write: (requestId?: string) => void;
}

/** Logs failures. A database in trouble fails every call, so it is reported once a minute with their number. */
export class TroubleLog {
  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'error'>,
    private readonly requestId?: string,
    private readonly reports = new Map<Trouble, Report>(),
  ) {}

  /** Returns the same log, for failures of one call. */
  of(requestId: string): TroubleLog {
    return new TroubleLog(this.log, requestId, this.reports);
  }

  readonly note = (failure: unknown): void => {
    const trouble = databaseTrouble(failure);
    if (trouble === null) this.log.error({ err: failure, ...this.#call(this.requestId) });
    else this.#report(trouble, failure);
  };

  /** Reports an undelivered email: an unreachable mail server has the same error as an unreachable database. */
  readonly noteMail = (failure: unknown): void => this.#report('mail', failure);

  #report(trouble: Trouble, failure: unknown): void {
    let report = this.reports.get(trouble);
    if (report && Date.now() - report.at < QUIET_MS) {
      report.count += 1;
    } else {
      report = this.#begin(trouble, failure, report?.count ?? 0);
      this.reports.set(trouble, report);
    }
    if (this.requestId !== undefined || trouble === 'mail') report.write(this.requestId);
  }

  #begin(trouble: Trouble, err: unknown, failuresSinceLast: number): Report {
    let isWritten = false;
    const write = (requestId?: string) => {
      clearTimeout(timer);
      if (!isWritten) this.log.error({ err, ...this.#call(requestId), failuresSinceLast }, SENTENCES[trouble]);
      isWritten = true;
    };
    const timer = setTimeout(write, CALL_MS);
    timer.unref();
    return { at: Date.now(), count: 0, write };
  }

  #call(requestId: string | undefined) {
    return requestId === undefined ? {} : { requestId };
  }
}
