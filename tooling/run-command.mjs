import { spawn } from 'node:child_process';
import path from 'node:path';

/** The repository's root. */
export const ROOT = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');

/**
 * Runs a command from the root, and forwards its output. Resolves with its exit code.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.once('SIGINT', forward).once('SIGTERM', forward);
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1));
    });
  });
}

const PARENT_LOOK_MS = 500;

/**
 * Ends this process, and its children, when its parent process ends: npm runs its scripts through a
 * shell that does not forward signals, so a server would keep its port after npm stops.
 */
export function endWithParent() {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, PARENT_LOOK_MS).unref();
}
