import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../run-command.mjs';

/** A text in the repository: source, test or document. Paths are relative to the root, with slashes. */
export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** Whether a file exists only for tests. */
export const isOfTests = (file: string) => /\.test\.|(?:^|\/)(?:e2e|tests?|testing)\//.test(file);

/** Reads all scripts in the repository, including tests but no declarations. */
export function readScripts(): TextFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('.d.ts') && existsSync(path.join(ROOT, file)))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
}

/** Imports of types, lazy imports and exports from other files also count. */
const IMPORT = /\b(?:from|import)\b\s*\(?\s*(?:\/\*.*?\*\/\s*)?'([^'\n]+)'/g;
/** The address of a worker's script, which its file does not import. */
const WORKER = /\bnew URL\(\s*'([^'\n]+)'/g;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * The scripts that each script imports, by paths. Third-party packages are left out. `exportsOfShared` is the export map of the
 * shared package, through which all others import it. With `withWorkers` the scripts of workers also count.
 */
export function importsOf(
  files: readonly TextFile[],
  exportsOfShared: Readonly<Record<string, string>>,
  { withWorkers = false } = {},
): ReadonlyMap<string, readonly string[]> {
  const known = new Set(files.map((file) => file.path));
  const find = (address: string) => ENDINGS.map((ending) => address + ending).find((file) => known.has(file));
  const inShared = (name: string) => {
    const direct = exportsOfShared[name];
    if (direct) return find(path.posix.join('shared', direct));
    const [pattern, target] = Object.entries(exportsOfShared).find(
      ([key]) => key.endsWith('*') && name.startsWith(key.slice(0, -1)),
    ) ?? ['', ''];
    return find(path.posix.join('shared', target.replace('*', name.slice(pattern.length - 1))));
  };
  const importsIn = ({ path: file, text }: TextFile) =>
    [...text.matchAll(IMPORT), ...(withWorkers ? text.matchAll(WORKER) : [])].flatMap(([, address = '']) => {
      const found = address.startsWith('.')
        ? find(path.posix.join(path.posix.dirname(file), address.replace(/\?.*$/, '')))
        : address.startsWith('@frontdesk/shared')
          ? inShared(`.${address.slice('@frontdesk/shared'.length)}`)
          : undefined;
      return found !== undefined && found !== file ? [found] : [];
    });
  return new Map(files.map((file) => [file.path, [...new Set(importsIn(file))]]));
}

/** The export map of the shared package. */
export const SHARED_EXPORTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(path.join(ROOT, 'shared/package.json'), 'utf8'),
).exports;
