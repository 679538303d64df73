import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Passage } from '../passages/passage';
import { FAILURES } from './extract/extraction-failure';
import type { RepeatedBlocks } from './extract/repeated-blocks';
import type { Progress, ReaderMessage } from './serve-reader';

/** Why there is no text; `isCrash` when the reader died without a reason that is known to recur. */
export interface Failure {
  readonly failure: string;
  readonly isCrash?: true;
}

/** Signals with which Node ends when the system denies it memory. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];

/** Returns what it means for a document that its reader ended without a result. */
function failureOfExit(signal: NodeJS.Signals | null): Failure {
  if (signal === 'SIGXCPU') return { failure: FAILURES.tooSlow };
  if (signal !== null && OUT_OF_MEMORY.includes(signal)) return { failure: FAILURES.tooBig };
  return { failure: FAILURES.crashed, isCrash: true };
}

/** Memory limit of a reader, including Node's own 90 MB. Books and scans of 20 MB need up to 200 MB. */
const DATA_MB_MAX = 240;
/** The recognition of a scan needs 360 MB for a picture of 50 million pixels. */
const SCAN_DATA_MB_MAX = 520;
const HEAP_MB_MAX = 128;
/** After this multiple of its time, in processor time, the system ends a reader that outlives a killed server. */
const ORPHAN_FACTOR = 3;

/** The result of reading a document. */
export type ExtractionResult = { readonly passages: readonly Passage[] } | Failure;

/** What the process needs to know of a document, beside its bytes. */
export interface DocumentTask {
  readonly name: string;
  /** Recognizes the text of scans, which are in one of these languages; null refuses scans. */
  readonly scanLanguages: readonly string[] | null;
  /** For a page of a website: what other pages have too. */
  readonly repeated: RepeatedBlocks | null;
  /** False reads the tables of a PDF without the lines around their cells, which a drawing has too many of. */
  readonly searchesLines: boolean;
}

export interface ReaderOptions {
  readonly workerUrl: URL;
  readonly timeMs: number;
  readonly signal: AbortSignal;
  /** Called while pages are recognized. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Reads a document's passages in a process of its own. */
export async function extractInProcess(
  {
    name,
    bytes,
    scanLanguages = null,
    repeated = null,
    searchesLines = true,
  }: Pick<DocumentTask, 'name'> & Partial<DocumentTask> & { readonly bytes: Uint8Array },
  options: ReaderOptions,
): Promise<ExtractionResult> {
  const dataMb = scanLanguages === null ? DATA_MB_MAX : SCAN_DATA_MB_MAX;
  const result = await readInProcess<DocumentTask, Passage>({ name, scanLanguages, repeated, searchesLines }, bytes, {
    ...options,
    dataMb,
  });
  return 'failure' in result ? result : { passages: result.parts };
}

/**
 * Reads a stranger's bytes in a process of its own, so that large or hostile ones delay nobody. The process is killed
 * when it takes too long; on Linux the system limits its memory, including buffers. Rejects when `signal` aborts and
 * when no process can be started; neither says anything about the bytes.
 */
export function readInProcess<Task extends object, Part>(
  task: Task,
  bytes: Uint8Array,
  { workerUrl, timeMs, signal, onProgress, dataMb = DATA_MB_MAX }: ReaderOptions & { readonly dataMb?: number },
): Promise<{ readonly parts: readonly Part[] } | Failure> {
  // A signal that aborted earlier calls no listener.
  if (signal.aborted) return Promise.reject(signal.reason);
  return new Promise((resolve, reject) => {
    const [program, args] = readerCommand(fileURLToPath(workerUrl), timeMs, dataMb);
    const reader = spawn(program, args, {
      // Nothing else from the server's environment: it holds passwords.
      env: { ...pick(process.env, ['PATH', 'SystemRoot', 'TMPDIR']), UV_THREADPOOL_SIZE: '2' },
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      settle();
      reader.kill('SIGKILL');
    };
    const abort = () => end(() => reject(signal.reason));
    const timer = setTimeout(() => end(() => resolve({ failure: FAILURES.tooSlow })), timeMs);
    signal.addEventListener('abort', abort);
    const parts: Part[] = [];
    reader.on('message', (message: ReaderMessage<Part>) => {
      if ('some' in message) parts.push(...message.some);
      else if ('progress' in message) onProgress?.(message.progress);
      else end(() => resolve('failure' in message ? message : { parts }));
    });
    reader.once('error', (error) => end(() => reject(error)));
    reader.once('exit', (_, exitSignal) => end(() => resolve(failureOfExit(exitSignal))));
    // The process may have ended already, which its exit reports.
    reader.stdin?.on('error', () => undefined);
    if (reader.pid === undefined) return;
    reader.send({ ...task, size: bytes.length }, () => undefined);
    reader.stdin?.end(bytes);
  });
}

/** Starts Node with a small heap, on Linux through a shell that sets limits for the system to enforce. */
function readerCommand(script: string, timeMs: number, dataMb: number): [program: string, args: string[]] {
  const node = [process.execPath, `--max-old-space-size=${HEAP_MB_MAX}`, '--max-semi-space-size=4', '--v8-pool-size=1'];
  if (process.platform !== 'linux') return [process.execPath, [...node.slice(1), script]];
  const cpuSeconds = Math.ceil((timeMs / 1000) * ORPHAN_FACTOR);
  const limits = `ulimit -c 0; ulimit -d ${dataMb * 1000}; ulimit -t ${cpuSeconds}`;
  return ['/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, ...node, script]];
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
