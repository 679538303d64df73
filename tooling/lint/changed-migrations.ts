import { createHash } from 'node:crypto';
import type { TextFile } from './text-file';

const IMPORT = /^import [^;]*;\n/gm;

/** The hash of a migration without its imports, so that a file which it imports may move. */
export function migrationHash(text: string): string {
  const code = text.replaceAll('\r\n', '\n').replace(IMPORT, '');
  return createHash('sha256').update(code).digest('base64url').slice(0, 22);
}

/**
 * Every migration that differs from its hash in `landed`, is missing, or has no hash yet. One sentence each. `files` are
 * named by their name alone.
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
