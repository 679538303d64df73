import { accessSync, chmodSync, constants, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartupError } from '../config/read-settings';
import { reasonOf } from '../database/database-trouble';

/** Creates the data folder, which both databases need: unsent emails are stored there. */
export function prepareDataDir(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    closeToOthers(dataDir);
  } catch (cause) {
    throw new StartupError(`The data folder ${dataDir} cannot be written: ${reasonOf(cause)}.`, { cause });
  }
}

const OUR_FILES = /^(?:frontdesk\.sqlite.*|documents|outbox)$/;
const STICKY = 0o1000;

/**
 * Keeps other users of this machine from reading the data, which includes the secret that signs sessions. Files that
 * are written later get permissions according to the process's mask. A deliberately shared folder, such as /tmp, keeps
 * its permissions.
 */
function closeToOthers(dataDir: string): void {
  process.umask(0o077);
  const { uid, mode } = statSync(dataDir);
  if (uid !== process.getuid?.() || mode & STICKY) return;
  chmodSync(dataDir, 0o700);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    if (OUR_FILES.test(entry.name)) chmodSync(join(dataDir, entry.name), entry.isDirectory() ? 0o700 : 0o600);
  }
}

/**
 * Creates one level at a time: Node's recursive option never returns on file systems such as /proc, where no folders can
 * be created.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
