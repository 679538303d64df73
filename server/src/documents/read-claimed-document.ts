import type { Config } from '../config/config';
import { waitOutTrouble } from '../database/database-trouble';
import type { FileStore } from '../files/file-store';
import type { ClaimedDocument } from './document-claims';
import { FAILURES } from './extract/extraction-failure';
import { type ExtractionResult, extractInProcess } from './extract-in-process';

// From source, the process needs a start script of its own; the bundle is a file beside this one.
const EXTRACT_WORKER = import.meta.url.endsWith('.ts')
  ? new URL('./extract-worker-from-source.mjs', import.meta.url)
  : new URL('./extract-worker.js', import.meta.url);

const SMALL_BYTES_MAX = 1_000_000;

/** A document is given up after this many crashes of its reader. */
const CRASHES_MAX = 3;
/**
 * A document claimed this often without a result is given up, because it may crash the whole server each time. The
 * limit is high because servers also restart for other reasons while they read good documents.
 */
const CLAIMS_MAX = 100;

interface Reading {
  readonly files: Pick<FileStore, 'read'>;
  readonly config: Pick<Config, 'extractWorker' | 'readingMs'>;
  readonly signal: AbortSignal;
}

/** Returns the passages of a claimed document or why there are none; 'crashed' when its reader died and may retry. */
export async function readClaimedDocument(
  { id, name, claims, attempts }: ClaimedDocument,
  { files, config, signal }: Reading,
): Promise<ExtractionResult | 'crashed'> {
  if (claims > CLAIMS_MAX) return { failure: FAILURES.crashed };
  const bytes = await waitOutTrouble(() => files.read(id), signal);
  if (!bytes) return { failure: FAILURES.missing };
  const isSmall = bytes.length < SMALL_BYTES_MAX;
  const timeMs = isSmall ? config.readingMs.small : config.readingMs.large;
  const result = await extractInProcess(
    { name, bytes },
    { workerUrl: config.extractWorker ?? EXTRACT_WORKER, timeMs, signal },
  );
  if (!('failure' in result)) return result;
  if (result.isCrash && attempts + 1 < CRASHES_MAX) return 'crashed';
  return isSmall && result.failure === FAILURES.tooSlow ? { failure: FAILURES.tooSlowForSize } : result;
}
