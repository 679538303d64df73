import path from 'node:path';
import { type FSWatcher, watch } from 'chokidar';

/** The time in which an editor writes several files, or a file in several steps. */
const SETTLE_MS = 150;
const IGNORED = new Set(['node_modules', 'dist']);

/**
 * Calls `act` after a file in one of `paths` (files or folders) changes: once for simultaneous changes, and
 * never while it is still running. Handles saves that rename a new file over the old one, as editors and git do.
 */
export async function watchFiles(paths: readonly string[], act: () => Promise<void> | void): Promise<FSWatcher> {
  const watcher = watch([...paths], {
    ignoreInitial: true,
    ignored: (file) => IGNORED.has(path.basename(file)),
  });
  let timer: NodeJS.Timeout | undefined;
  let acting = Promise.resolve();
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      acting = acting.then(act).catch((error: unknown) => console.error(error));
    }, SETTLE_MS);
  });
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
  return watcher;
}
