import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { extractPassages, type Passage } from './extract/extract-passages';
import { ExtractionFailure } from './extract/extraction-failure';

/** What the worker is given. */
export interface ExtractionTask {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** What it sends back. */
export type ExtractionResult = { readonly passages: Passage[] } | { readonly failure: string };

// On Linux this is the priority of this thread alone: visitors and owners come first.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { name, bytes } = workerData as ExtractionTask;

const result: ExtractionResult = await extractPassages(
  name,
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
).then(
  (passages) => ({ passages }),
  (error: unknown) => {
    if (error instanceof ExtractionFailure) return { failure: error.message };
    throw error;
  },
);
parentPort?.postMessage(result);
