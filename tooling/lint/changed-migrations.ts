import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';
import type { TextFile } from './source-files';

const IMPORT = /^import [^;]*;\n/gm;

/** The hash of a migration without its imports, so that the files it imports may move. */
export function migrationHash(text: string): string {
  const code = text.replaceAll('\r\n', '\n').replace(IMPORT, '');
  return createHash('sha256').update(code).digest('base64url').slice(0, 22);
}

/**
 * Every migration that differs from its hash in `landed`, is missing, or has no hash yet. One sentence each. `files`
 * contains names without folders.
 */
export function changedMigrations(files: readonly TextFile[], landed: Readonly<Record<string, string>>): string[] {
  const missing = Object.keys(landed)
    .filter((name) => !files.some(({ path }) => path === name))
    .map((name) => `${name} has landed and is missing.`);
  const wrong = files.flatMap(({ path, text }) => {
    const hash = migrationHash(text);
    if (landed[path] === hash) return [];
    if (landed[path] !== undefined) return [`${path} has landed and was changed: write a further migration instead.`];
    return [`${path} is new: add "${path}": "${hash}" to landed-migrations.json when it lands.`];
  });
  return [...missing, ...wrong];
}

/** Builds the statements of every migration. */
const PACKAGES = ['kysely'];

/** A file whose hash is in `landed-migrations.json`. */
const FROZEN = /^\d{4}-.*\.ts$/;

/**
 * Every import that makes a migration depend on code that may change: anything but a frozen file in its folder and the
 * packages above. One sentence each. Reads all files that `steps` loads; types do not count, because they do not run.
 */
export async function unfrozenImports(steps: string): Promise<string[]> {
  const folder = path.dirname(steps);
  const { metafile } = await build({
    entryPoints: [steps],
    absWorkingDir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  return Object.entries(metafile.inputs)
    .filter(([file]) => FROZEN.test(file) || file === path.basename(steps))
    .flatMap(([file, { imports }]) =>
      imports
        .filter((one) => (one.external ? !PACKAGES.includes(one.path) : !FROZEN.test(one.path)))
        .map(
          (one) => `${file} imports ${one.path}, which may change: copy what it needs to a numbered file beside it.`,
        ),
    )
    .sort();
}
