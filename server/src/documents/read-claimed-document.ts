import type { Config } from '../config';
import { waitOutTrouble } from '../database/wait-out-trouble';
import type { ClaimedDocument } from './document-jobs';
import { FAILURES } from './extract/extraction-failure';
import { type ExtractionResult, extractInProcess } from './extract-in-process';
import type { FileStore } from './file-store';

const SMALL_BYTES_MAX = 1_000_000;
/** How long a reader may take for a small file and for a larger one. */
const TIMES_MS = { small: 20_000, large: 60_000 };

/** A document whose reader died so often is given up. */
const CRASHES_MAX = 3;
/**
 * A document that was claimed so often without any result is given up, because something in it may end the whole
 * server each time. So high because servers are also restarted for other reasons while they read good documents.
 */
const CLAIMS_MAX = 100;

interface Reading {
  readonly files: Pick<FileStore, 'read'>;
  readonly config: Pick<Config, 'extractWorker'>;
  readonly signal: AbortSignal;
}

/** The passages of a claimed document or why there are none; 'crashed' when its reader died and may try once more. */
export async function readClaimedDocument(
  { id, name, claims, attempts }: ClaimedDocument,
  { files, config, signal }: Reading,
  times = TIMES_MS,
): Promise<ExtractionResult | 'crashed'> {
  if (claims > CLAIMS_MAX) return { failure: FAILURES.crashed };
  const bytes = await waitOutTrouble(() => files.read(id), signal);
  if (!bytes) return { failure: FAILURES.missing };
  const isSmall = bytes.length < SMALL_BYTES_MAX;
  const timeMs = isSmall ? times.small : times.large;
  const result = await extractInProcess({ name, bytes }, { workerUrl: config.extractWorker, timeMs, signal });
  if (!('failure' in result)) return result;
  if (result.isCrash && attempts + 1 < CRASHES_MAX) return 'crashed';
  return isSmall && result.failure === FAILURES.tooSlow ? { failure: FAILURES.tooSlowForSize } : result;
}
