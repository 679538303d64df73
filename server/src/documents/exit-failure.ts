import { FAILURES } from './extract/extraction-failure';

/** Why there is no text; `isCrash` when the reader died without a reason that is known to repeat itself. */
export interface Failure {
  readonly failure: string;
  readonly isCrash?: true;
}

/** How Node ends when the system refuses it memory: by itself, or by using the memory it did not get. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];

/** What the end of a reader that sent no result means for its document. */
export function failureOfExit(signal: NodeJS.Signals | null): Failure {
  if (signal === 'SIGXCPU') return { failure: FAILURES.tooSlow };
  if (signal !== null && OUT_OF_MEMORY.includes(signal)) return { failure: FAILURES.tooBig };
  return { failure: FAILURES.crashed, isCrash: true };
}
