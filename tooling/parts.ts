import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './run-command.mjs';

/** The remotes of this repository: every folder `remote-*`. */
export function remoteNames(): string[] {
  return readdirSync(ROOT)
    .filter((folder) => folder.startsWith('remote-') && existsSync(path.join(ROOT, folder, 'remote.manifest.ts')))
    .map((folder) => folder.slice('remote-'.length));
}

/** What is built by itself: the host, each remote, the server. */
export function partNames(): string[] {
  return ['host', ...remoteNames().map((name) => `remote-${name}`), 'server'];
}

const IGNORED = new Set(['node_modules', 'dist', 'test']);
const stampOf = (part: string) => path.join(ROOT, 'node_modules/.cache/frontdesk', `${part}.built`);

/** Whether the part's `dist` was made from exactly what stands in the tree now. */
export function isFresh(part: string): boolean {
  const stamp = stampOf(part);
  return (
    existsSync(path.join(ROOT, part, 'dist')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsOf(part)
  );
}

/** Remembers that the part was built from what stands in the tree now. */
export function markFresh(part: string): void {
  mkdirSync(path.dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), inputsOf(part));
}

/** A fingerprint of every file that can change the part's build. */
function inputsOf(part: string): string {
  const hash = createHash('sha256');
  const build = part === 'server' ? [] : ['tooling/webpack'];
  for (const folder of [part, 'shared', ...build]) addFolder(hash, path.join(ROOT, folder));
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  const entries = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    if (IGNORED.has(entry.name) || entry.name.includes('.test.')) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, file);
    else if (entry.isFile()) hash.update(path.relative(ROOT, file)).update(readFileSync(file));
  }
}
