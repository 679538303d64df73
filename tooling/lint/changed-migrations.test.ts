import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { changedMigrations, migrationHash } from './changed-migrations';

const FOLDER = path.join(ROOT, 'server/src/database/migrations');

it('no merged migration is changed, and every one is listed', () => {
  const landed = JSON.parse(readFileSync(path.join(FOLDER, 'landed-migrations.json'), 'utf8')) as Record<
    string,
    string
  >;
  const files = readdirSync(FOLDER)
    .filter((name) => /^\d{4}-.*\.ts$/.test(name))
    .map((name) => ({ path: name, text: readFileSync(path.join(FOLDER, name), 'utf8') }));
  assert.ok(files.length > 5);
  assert.deepEqual(changedMigrations(files, landed), []);
});

const TEXT = "import { sql } from 'kysely';\n\nexport const mails = sql`create table mails (id text)`;\n";
const landed = { '0007-mails.ts': migrationHash(TEXT) };
const problemsOf = (text: string) => changedMigrations([{ path: '0007-mails.ts', text }], landed);

it('accepts a merged migration that is unchanged except for line ends and paths of imports', () => {
  assert.deepEqual(problemsOf(TEXT), []);
  assert.deepEqual(problemsOf(TEXT.replaceAll('\n', '\r\n')), []);
  assert.deepEqual(problemsOf(TEXT.replace("'kysely'", "'./kysely'")), []);
});

it('refuses a migration that was changed, removed or not listed', () => {
  const changed = TEXT.replace('id text', 'id integer');
  assert.deepEqual(problemsOf(changed), [
    '0007-mails.ts has landed and was changed: write a further migration instead.',
  ]);
  assert.deepEqual(changedMigrations([], landed), ['0007-mails.ts has landed and is missing.']);
  assert.deepEqual(changedMigrations([{ path: '0007-mails.ts', text: TEXT }], {}), [
    `0007-mails.ts is new: add "0007-mails.ts": "${migrationHash(TEXT)}" to landed-migrations.json when it lands.`,
  ]);
});
