import { type ChildProcess, execFile, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { bytesInMemory, type FileBytes } from '../files/file-bytes';
import type { Passage } from '../passages/passage';
import { FAILURES } from './extract/extraction-failure';
import type { RepeatedBlocks } from './extract/repeated-blocks';
import type { Progress, ReaderMessage } from './serve-reader';

/** The owner under which tests share a reader. */
export const ALL_ORGANIZATIONS = 'all';

/** Why there is no text; `isCrash` is set if the reader died for a reason that may not recur. */
export interface Failure {
  readonly failure: string;
  readonly isCrash?: true;
}

/** Signals that end Node when the system denies it memory. */
const OUT_OF_MEMORY = ['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS'];

/** Returns the failure to report for a document whose reader ended without a result. */
function failureOfExit(signal: NodeJS.Signals | null): Failure {
  if (signal === 'SIGXCPU') return { failure: FAILURES.tooSlow };
  if (signal !== null && OUT_OF_MEMORY.includes(signal)) return { failure: FAILURES.tooBig };
  return { failure: FAILURES.crashed, isCrash: true };
}

/** Memory limit of a reader, including Node's own 90 MB. Books and scans of 20 MB need up to 200 MB. */
const DATA_MB_MAX = 240;
/** Recognizing a scan needs 360 MB for a picture of 50 million pixels. */
const SCAN_DATA_MB_MAX = 520;
const HEAP_MB_MAX = 128;
const NODE_FLAGS = [`--max-old-space-size=${HEAP_MB_MAX}`, '--max-semi-space-size=4', '--v8-pool-size=1'];
/** The data of an idle Node process, which the limits above include. */
const IDLE_MB = 24;
/** The system ends a reader that outlives a killed server after this multiple of its time limit, in processor time. */
const ORPHAN_FACTOR = 3;

/** The result of reading a document. */
export type ExtractionResult = { readonly passages: readonly Passage[] } | Failure;

/** The information that the process needs about a document, in addition to its bytes. */
export interface DocumentTask {
  readonly name: string;
  /** Recognizes the text of scans in these languages; if null, scans are refused. */
  readonly scanLanguages: readonly string[] | null;
  /** For a page of a website: the blocks that also appear on other pages. */
  readonly repeated: RepeatedBlocks | null;
  /** If false, a PDF's tables are read without the lines around their cells; a drawing has too many lines. */
  readonly searchesLines: boolean;
}

export interface ReaderOptions {
  readonly workerUrl: URL;
  readonly timeMs: number;
  readonly signal: AbortSignal;
  /**
   * The organization, whose files one process may read one after another; if absent, each file gets its own process.
   */
  readonly owner?: string | undefined;
  /** Called while pages are being recognized. */
  readonly onProgress?: (progress: Progress) => void;
}

/** Reads a document's passages in another process. */
export async function extractInProcess(
  {
    name,
    bytes,
    scanLanguages = null,
    repeated = null,
    searchesLines = true,
  }: Pick<DocumentTask, 'name'> & Partial<DocumentTask> & { readonly bytes: Uint8Array | FileBytes },
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
 * Maximum number of files that one reader reads, and the time that it waits for the next file. Starting one takes
 * longer than reading a page.
 */
const FILES_MAX = 50;
const WAIT_MS = 5_000;
/** Maximum number of waiting readers for all owners together. */
const WAITING_MAX = 2;
/** After a larger file, a reader would keep the memory that it needed. */
const SMALL_BYTES_MAX = 1_000_000;

/** Readers that are waiting for the next file of the same owner, by owner and kind. */
const waiting = new Map<string, Reader>();

/**
 * Reads a stranger's bytes in another process, so that large or hostile files delay nobody. The process is killed when
 * it takes too long; on Linux the system limits its memory, including buffers. With `owner`, it waits a moment for the
 * owner's next file; a file that a used process fails to read is read again in a new one. Rejects when `signal` aborts
 * and when no process can be started; neither indicates a problem with the bytes.
 */
export async function readInProcess<Task extends object, Part>(
  task: Task,
  content: Uint8Array | FileBytes,
  options: ReaderOptions & { readonly dataMb?: number },
): Promise<{ readonly parts: readonly Part[] } | Failure> {
  // A signal that has already aborted calls no listener.
  options.signal.throwIfAborted();
  const bytes = content instanceof Uint8Array ? bytesInMemory(content) : content;
  const { workerUrl, timeMs, owner, dataMb = DATA_MB_MAX } = options;
  const key = `${owner} ${workerUrl.href} ${dataMb} ${timeMs}`;
  reserved ??= reservedMb().catch((error) => {
    reserved = undefined;
    throw error;
  });
  // When run from source, tsx starts a thread, which maps the same amount again.
  const threads = workerUrl.pathname.endsWith('-from-source.mjs') ? 2 : 1;
  const limitMb = dataMb + threads * (await reserved);
  options.signal.throwIfAborted();
  const start = () => new Reader(fileURLToPath(workerUrl), timeMs, limitMb);
  let reader = waiting.get(key) ?? start();
  waiting.delete(key);
  let result = await reader.read<Task, Part>(task, bytes, options);
  if (reader.files > 1 && 'failure' in result && (result.isCrash || result.failure === FAILURES.tooBig)) {
    reader.end();
    reader = start();
    result = await reader.read<Task, Part>(task, bytes, options);
  }
  const isUsual = dataMb === DATA_MB_MAX && bytes.size < SMALL_BYTES_MAX;
  const mayStay = owner !== undefined && isUsual && !('failure' in result);
  if (mayStay && reader.usedMs < timeMs && reader.files < FILES_MAX && !waiting.has(key)) {
    for (const [oldest, one] of waiting) {
      if (waiting.size < WAITING_MAX) break;
      waiting.delete(oldest);
      one.end();
    }
    waiting.set(key, reader);
    const rested = reader;
    reader.wait(() => {
      if (waiting.get(key) === rested) waiting.delete(key);
    });
  } else reader.end();
  return result;
}

/** A process that reads files one after another. */
class Reader {
  files = 0;
  usedMs = 0;
  readonly #process: ChildProcess;
  #idle: NodeJS.Timeout | undefined;

  constructor(script: string, timeMs: number, dataMb: number) {
    const [program, args] = readerCommand(script, timeMs, dataMb);
    this.#process = spawn(program, args, {
      // Passes on nothing else from the server's environment, because it contains passwords.
      env: { ...pick(process.env, ['PATH', 'SystemRoot', 'TMPDIR']), UV_THREADPOOL_SIZE: '2' },
      stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // The process may have ended already; its exit event reports that.
    this.#process.stdin?.on('error', () => undefined);
  }

  /** Ends the process when it rejects, and after a failure that the process did not report itself. */
  read<Task extends object, Part>(
    task: Task,
    bytes: FileBytes,
    { timeMs, signal, onProgress }: ReaderOptions,
  ): Promise<{ readonly parts: readonly Part[] } | Failure> {
    const child = this.#process;
    clearTimeout(this.#idle);
    child.removeAllListeners('exit');
    this.#keepServerUp(true);
    this.files++;
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      let stream: Readable | undefined;
      let isSettled = false;
      const settle = (done: () => void) => {
        isSettled = true;
        stream?.unpipe().destroy();
        clearTimeout(timer);
        signal.removeEventListener('abort', abort);
        for (const event of ['message', 'error', 'exit']) child.removeAllListeners(event);
        child.on('error', () => undefined);
        this.usedMs += performance.now() - startedAt;
        done();
      };
      const end = (done: () => void) => {
        settle(done);
        this.end();
      };
      const abort = () => end(() => reject(signal.reason));
      const timer = setTimeout(() => end(() => resolve({ failure: FAILURES.tooSlow })), timeMs);
      signal.addEventListener('abort', abort);
      const parts: Part[] = [];
      child.on('message', (message: ReaderMessage<Part>) => {
        if ('some' in message) parts.push(...message.some);
        else if ('progress' in message) onProgress?.(message.progress);
        else settle(() => resolve('failure' in message ? message : { parts }));
      });
      child.once('error', (error) => end(() => reject(error)));
      child.once('exit', (_, exitSignal) => end(() => resolve(failureOfExit(exitSignal))));
      if (child.pid === undefined) return;
      // The process may have ended while it was waiting, when nobody listened for its exit.
      if (child.exitCode !== null || child.signalCode !== null) {
        return end(() => resolve(failureOfExit(child.signalCode)));
      }
      child.send({ ...task, size: bytes.size }, () => undefined);
      const fail = (failure: unknown) => isSettled || end(() => reject(failure));
      bytes.read().then((opened) => {
        stream = opened;
        let sent = 0;
        opened.on('data', ({ length }: Buffer) => {
          sent += length;
        });
        opened.on('error', fail);
        opened.once('end', () => {
          if (sent !== bytes.size) fail(new Error(`The file ended after ${sent} of ${bytes.size} bytes.`));
        });
        if (isSettled || !child.stdin) opened.destroy();
        else opened.pipe(child.stdin, { end: false });
      }, fail);
    });
  }

  /** Waits for the next file without keeping the server running, and calls `onEnd` when none arrives. */
  wait(onEnd: () => void): void {
    const end = () => {
      onEnd();
      this.end();
    };
    this.#idle = setTimeout(end, WAIT_MS).unref();
    this.#process.once('exit', end);
    this.#keepServerUp(false);
  }

  end(): void {
    clearTimeout(this.#idle);
    this.#process.kill('SIGKILL');
  }

  #keepServerUp(isNeeded: boolean): void {
    const stdin = this.#process.stdin as Socket | null;
    for (const handle of [this.#process, this.#process.channel, stdin]) {
      if (isNeeded) handle?.ref();
      else handle?.unref();
    }
  }
}

/** Measured once, before the first file. */
let reserved: Promise<number> | undefined;

/**
 * Returns how many megabytes of data Node maps when it starts but does not use: none up to version 22, about 530 since
 * 24. The system counts them towards the limit.
 */
async function reservedMb(): Promise<number> {
  if (process.platform !== 'linux') return 0;
  const program = "require('fs').readFileSync('/proc/self/status', 'utf8')";
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, '-p', program], { env: {} });
  const kilobytes = Number(/^VmData:\s*(\d+) kB$/m.exec(stdout)?.[1] ?? 0);
  return Math.max(0, Math.ceil(kilobytes / 1024) - IDLE_MB);
}

/** Starts Node with a small heap; on Linux, through a shell that sets limits for the system to enforce. */
function readerCommand(script: string, timeMs: number, dataMb: number): [program: string, args: string[]] {
  if (process.platform !== 'linux') return [process.execPath, [...NODE_FLAGS, script]];
  const cpuSeconds = Math.ceil((timeMs / 1000) * ORPHAN_FACTOR);
  const limits = `ulimit -c 0; ulimit -d ${dataMb * 1000}; ulimit -t ${cpuSeconds}`;
  return ['/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, process.execPath, ...NODE_FLAGS, script]];
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
