import type { Database } from '../database/database';
import type { DemonstrationContents } from './demonstration-contents';
import { endLease, extendLease } from './demonstration-store';

/** Interval of the check whether somebody removed the demonstration. */
const LOOK_MS = 500;

interface HeldDemonstration {
  /** Aborts when the server closes, and when the demonstration is to be removed. */
  readonly signal: AbortSignal;
  /** Stops extending the lease, and ends it when the server closes. */
  release(): Promise<void>;
}

/** Extends the lease of a demonstration while it is being filled. */
export function holdDemonstration(
  database: Database,
  organizationId: string,
  contents: DemonstrationContents,
  stop: AbortSignal,
  logFailure: (failure: unknown) => void,
): HeldDemonstration {
  const unwanted = new AbortController();
  let looking: Promise<void> = Promise.resolve();
  const look = async () => {
    if (await extendLease(database, organizationId, contents)) return;
    unwanted.abort(new Error('The demonstration shall be removed.'));
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(logFailure);
  }, LOOK_MS);
  return {
    signal: AbortSignal.any([stop, unwanted.signal]),
    async release() {
      clearInterval(timer);
      await looking;
      if (stop.aborted) await endLease(database, organizationId, contents).catch(logFailure);
    },
  };
}
