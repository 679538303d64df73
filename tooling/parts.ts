import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

/** The remotes of this repository: every folder `remote-*`. */
export function remoteNames(): string[] {
  return readdirSync(ROOT)
    .filter((folder) => folder.startsWith('remote-') && existsSync(path.join(ROOT, folder, 'remote.manifest.ts')))
    .map((folder) => folder.slice('remote-'.length));
}

/** A separately built part: the host, each remote, the server. */
export function partNames(): string[] {
  return ['host', ...remoteNames().map((name) => `remote-${name}`), 'server'];
}

const IGNORED = new Set(['node_modules', 'dist', 'test']);
const stampOf = (part: string) => path.join(ROOT, 'node_modules/.cache/frontdesk', `${encodeURIComponent(part)}.built`);

/** Whether the part's `dist` was built from the current sources. */
export function isFresh(part: string): boolean {
  const stamp = stampOf(part);
  return (
    existsSync(path.join(ROOT, part, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsOf(part)
  );
}

/**
 * Builds a part with `build`, which returns an exit code, and records that its `dist` is fresh. The part remains stale
 * if the build fails or is interrupted, or if a source changes meanwhile.
 */
export async function buildFresh(part: string, build: () => Promise<number>): Promise<number> {
  const stamp = stampOf(part);
  const inputs = inputsOf(part);
  mkdirSync(path.dirname(stamp), { recursive: true });
  rmSync(stamp, { force: true });
  const code = await build();
  if (code === 0) writeFileSync(stamp, inputs);
  return code;
}

/** The bytes of a part's sources. */
export function sourceBytesOf(part: string): number {
  return filesIn(path.join(ROOT, part)).reduce((sum, file) => sum + statSync(file).size, 0);
}

/** A fingerprint of every file that can change the part's build. */
function inputsOf(part: string): string {
  // With the test language, the build differs (webpack/languages.ts).
  const hash = createHash('sha256').update(process.env['PSEUDO_LANGUAGE'] ?? '');
  const build = [part === 'server' ? 'tooling/releases' : 'tooling/webpack', 'tooling/first-views'];
  for (const folder of [part, 'shared', ...build]) addFolder(hash, path.join(ROOT, folder));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

/** Adds every source in `folder` to `hash`, by its name and content. */
export function addFolder(hash: Hash, folder: string, without?: string): void {
  for (const file of filesIn(folder, without)) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
}

/** The sources in `folder`, sorted, without tests, packages, build output, and folders in `without`. */
function filesIn(folder: string, without?: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    if (IGNORED.has(entry.name) || entry.name === without || entry.name.includes('.test.')) return [];
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(file, without);
    return entry.isFile() ? [file] : [];
  });
}
