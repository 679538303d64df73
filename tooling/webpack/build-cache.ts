import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addFolder } from '../parts';
import { ROOT } from '../run-command.mjs';
import { CACHE_FOLDER, CACHE_VERSION } from './base-config';

/** Build inputs in addition to the part's own files: build presets, contract, and installed packages. */
const FOLDERS = ['tooling/webpack', 'tooling/first-views', 'shared/src/contract'];
const FILES = ['tsconfig.base.json', 'pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'];

/**
 * The environment variables that make the part's build use its cache in `.cache/`. Empty if `CI` is set, so that
 * delivered builds use no cache.
 */
export function buildCacheOf(part: string, { CI }: NodeJS.ProcessEnv = process.env): Record<string, string> {
  if (!['', '0', 'false', undefined].includes(CI)) return {};
  return { [CACHE_FOLDER]: path.join(ROOT, '.cache/webpack', part), [CACHE_VERSION]: versionOf(part) };
}

/** A fingerprint of everything except the sources, which webpack compares. */
function versionOf(part: string): string {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch} ${ROOT}`);
  for (const folder of FOLDERS) addFolder(hash, path.join(ROOT, folder));
  addFolder(hash, path.join(ROOT, part), 'src');
  for (const file of FILES) hash.update(readFileSync(path.join(ROOT, file)));
  return hash.digest('hex');
}
