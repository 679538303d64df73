import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { unfrozenImports } from './changed-migrations';

let folder: string;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'frontdesk-migrations-'));
});
after(() => rm(folder, { recursive: true, force: true }));

/** Returns the problems of a server with one migration that begins with `lines`. */
async function problemsOf(...lines: string[]): Promise<string[]> {
  const files = {
    'terms/stem.ts': 'export type Stem = string;\nexport const stem = (word: string) => word;',
    'migrations/0001-words.ts': 'export const words = 1;',
    'migrations/words.ts': 'export const words = 1;',
    'migrations/0002-tables.ts': [...lines, 'export const tables = 1;'].join('\n'),
    'migrations/migration-steps.ts': "import { tables } from './0002-tables';\nexport const steps = { tables };",
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return unfrozenImports(path.join(folder, 'migrations/migration-steps.ts'));
}

const refused = (file: string) => [
  `0002-tables.ts imports ${file}, which may change: copy what it needs to a numbered file beside it.`,
];

it('no migration depends on code that may change', async () => {
  assert.deepEqual(await unfrozenImports(path.join(ROOT, 'server/src/database/migrations/migration-steps.ts')), []);
});

it('allows frozen files, builders of statements, and types', async () => {
  assert.deepEqual(
    await problemsOf(
      "import { sql } from 'kysely';",
      "import type { Stem } from '../terms/stem';",
      "import { words } from './0001-words';",
      'export const all: readonly Stem[] = [String(words), String(sql)];',
    ),
    [],
  );
});

it('refuses code of the product, packages and files without a number', async () => {
  const use = 'export const used = stem;';
  assert.deepEqual(await problemsOf("import { stem } from '../terms/stem';", use), refused('../terms/stem.ts'));
  assert.deepEqual(await problemsOf("export * from '../terms/stem';"), refused('../terms/stem.ts'));
  assert.deepEqual(
    await problemsOf("export const later = () => import('../terms/stem');"),
    refused('../terms/stem.ts'),
  );
  assert.deepEqual(await problemsOf("import { words } from './words';", 'export { words };'), refused('words.ts'));
  assert.deepEqual(
    await problemsOf("import { stemmer } from '@orama/stemmers/english';", 'export { stemmer };'),
    refused('@orama/stemmers/english'),
  );
});
