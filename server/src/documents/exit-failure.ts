import { FAILURES } from './extract/extraction-failure';

/** Why there is no text; `isCrash` when the reader died without a reason that is known to recur. */
export interface Failure {
  readonly failure: string;
  readonly isCrash?: true;
}

/** Signals with which Node ends when the system denies it memory. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];

/** Returns what it means for a document that its reader ended without a result. */
export function failureOfExit(signal: NodeJS.Signals | null): Failure {
  if (signal === 'SIGXCPU') return { failure: FAILURES.tooSlow };
  if (signal !== null && OUT_OF_MEMORY.includes(signal)) return { failure: FAILURES.tooBig };
  return { failure: FAILURES.crashed, isCrash: true };
}
