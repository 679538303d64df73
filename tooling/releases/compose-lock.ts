import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const FILE = 'composing.lock';
/** How often the holder renews its lock, and how old a lock may be before another process takes it over. */
const RENEW_MS = 2_000;
const STALE_MS = 15_000;
const LOOK_MS = 100;

/**
 * Runs `work` while no other process composes with the releases in `folder`. Waits for a process that does, and takes
 * over the lock of one that was killed. `onWait` is called once when it has to wait.
 */
export async function withComposeLock<T>(folder: string, work: () => Promise<T>, onWait = sayThatItWaits): Promise<T> {
  await mkdir(folder, { recursive: true });
  const lock = path.join(folder, FILE);
  let isWaiting = false;
  while (!(await take(lock))) {
    if (await isStale(lock)) {
      await removeStale(lock);
      continue;
    }
    if (!isWaiting) onWait();
    isWaiting = true;
    await wait(LOOK_MS);
  }
  const renewal = setInterval(() => void utimes(lock, new Date(), new Date()).catch(() => undefined), RENEW_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await rm(lock, { force: true });
  }
}

function sayThatItWaits(): void {
  console.log('Waiting for another command that composes the site ...');
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, `${process.pid} ${hostname()}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether the process that holds the lock was killed. */
async function isStale(lock: string): Promise<boolean> {
  try {
    const [pid, host] = (await readFile(lock, 'utf8')).split(' ');
    if (host === hostname() && !isRunning(Number(pid))) return true;
    return Date.now() - (await stat(lock)).mtimeMs > STALE_MS;
  } catch {
    // The holder has just removed it.
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Removes a stale lock, but not the new lock of a process that removed the stale one a moment earlier. */
async function removeStale(lock: string): Promise<void> {
  const aside = `${lock}.${process.pid}`;
  await rename(lock, aside).catch(() => undefined);
  if (await isStale(aside)) await rm(aside, { force: true });
  else await rename(aside, lock).catch(() => undefined);
}
