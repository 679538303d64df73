import { type ChildProcess, spawn } from 'node:child_process';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { untilEqual } from '../../tooling/browser/watch-requests';

/** `npm run dev`, running in a copy of the sources. */
export interface Development {
  /** Everything that it printed. */
  printed(): string;
  waitFor(words: string | RegExp): Promise<void>;
  /** Its exit code; null if it had to be killed after a minute. */
  exit(): Promise<number | null>;
  /** Stops it gracefully. */
  stop(): void;
  /** Whether any process that it started is still running. */
  isRunning(): boolean;
  /** Kills all remaining processes immediately. */
  kill(): void;
}

const PARENT_LOOK_MS = 500;
const EXIT_MS = 60_000;

/**
 * Runs `npm run dev` in `folder`, with its processes in one group. The group is killed when this process ends,
 * and this process ends with the test runner, even while a test hangs. If this process is killed,
 * `npm run dev` ends with its parent process.
 */
export function startDevelopment(folder: string, env: Record<string, string>, args: string[] = []): Development {
  const child = spawn(process.execPath, [path.join(folder, 'tooling/run.mjs'), 'dev', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      printed += part.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const kill = () => void signalGroup(child, 'SIGKILL');
  process.once('exit', kill);
  const runner = process.ppid;
  setInterval(() => process.ppid === runner || process.exit(1), PARENT_LOOK_MS).unref();
  return {
    printed: () => printed,
    async waitFor(words) {
      const isPrinted = () => (typeof words === 'string' ? printed.includes(words) : words.test(printed));
      await untilEqual(() => isPrinted() || child.exitCode !== null, true).catch(() => undefined);
      if (!isPrinted()) throw new Error(`npm run dev did not print ${words}:\n${printed}`);
    },
    async exit() {
      const timer = setTimeout(kill, EXIT_MS);
      return ended.finally(() => clearTimeout(timer));
    },
    stop: () => void child.kill('SIGTERM'),
    isRunning: () => signalGroup(child, 0),
    kill,
  };
}

/** Signals the group. Returns whether it still had a process. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean {
  try {
    return pid !== undefined && process.kill(-pid, signal);
  } catch {
    return false;
  }
}

/** Saves a file as editors and git do: renames a new file over the old one. */
export async function saveAtomically(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(`${file}.new`, change(await readFile(file, 'utf8')));
  await rename(`${file}.new`, file);
}
