import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Passage } from '../passages/passage';
import { type Failure, failureOfExit } from './exit-failure';
import { FAILURES } from './extract/extraction-failure';
import type { ReaderMessage } from './extract-worker';

/** All that a reader may allocate, Node's own part of 90 MB included. Books and scans of 20 MB take up to 200 MB. */
const DATA_MB_MAX = 240;
const HEAP_MB_MAX = 128;
/** A reader that outlives the server, because that was killed, is ended by the system after so much processor time. */
const ORPHAN_FACTOR = 3;

/** What reading a file ends with. */
export type ExtractionResult = { readonly passages: readonly Passage[] } | Failure;

export interface ExtractionTask {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ExtractionOptions {
  readonly workerUrl: URL;
  readonly timeMs: number;
  readonly signal: AbortSignal;
}

/**
 * Reads a document in a process of its own, so that a large or hostile one holds up nobody. It is ended when it takes
 * too long; on Linux the system itself refuses it more memory, which holds for buffers too. Rejects when `signal`
 * aborts and when no process can be started, neither of which says anything about the document.
 */
export function extractInProcess(
  { name, bytes }: ExtractionTask,
  { workerUrl, timeMs, signal }: ExtractionOptions,
): Promise<ExtractionResult> {
  return new Promise((resolve, reject) => {
    const [program, args] = readerCommand(fileURLToPath(workerUrl), timeMs);
    const reader = spawn(program, args, {
      // Nothing else of the server's environment: it holds passwords.
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
    const passages: Passage[] = [];
    reader.on('message', (message: ReaderMessage) => {
      if ('some' in message) passages.push(...message.some);
      else end(() => resolve('failure' in message ? message : { passages }));
    });
    reader.once('error', (error) => end(() => reject(error)));
    reader.once('exit', (_, exitSignal) => end(() => resolve(failureOfExit(exitSignal))));
    // It may have ended already, which its exit reports.
    reader.stdin?.on('error', () => undefined);
    if (reader.pid === undefined) return;
    reader.send({ name, size: bytes.length }, () => undefined);
    reader.stdin?.end(bytes);
  });
}

/** Node with a small heap, on Linux behind a shell that sets the limits which the system enforces. */
function readerCommand(script: string, timeMs: number): [program: string, args: string[]] {
  const node = [process.execPath, `--max-old-space-size=${HEAP_MB_MAX}`, '--max-semi-space-size=4', '--v8-pool-size=1'];
  if (process.platform !== 'linux') return [process.execPath, [...node.slice(1), script]];
  const cpuSeconds = Math.ceil((timeMs / 1000) * ORPHAN_FACTOR);
  const limits = `ulimit -c 0; ulimit -d ${DATA_MB_MAX * 1000}; ulimit -t ${cpuSeconds}`;
  return ['/bin/sh', ['-c', `${limits}; exec "$0" "$@"`, ...node, script]];
}

function pick(env: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
