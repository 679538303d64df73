import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { subjectsInDatabase } from './subjects-in-database';

const sourcesIn = (folder: string) =>
  readdirSync(path.join(ROOT, folder))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => path.posix.join(folder, file))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

const schema = sourcesIn('server/src/database/schema');

it('server/src/database names no table and no column of a subject', () => {
  const files = sourcesIn('server/src/database');
  assert.ok(files.length > 5);
  assert.deepEqual(subjectsInDatabase(files, schema), []);
});

const found = (text: string) => subjectsInDatabase([{ path: 'a.ts', text }], schema);

for (const [code, name] of [
  ["db.selectFrom('agents')", 'agents'],
  ['sql`select 1 from qr_codes`', 'qr_codes'],
  ['row.organization_id', 'organization_id'],
] as const) {
  it(`refuses ${code}`, () => assert.deepEqual(found(`// first line\n${code}`), [`a.ts:2 names ${name}.`]));
}

for (const code of ["db.selectFrom('settings')", '// agents', 'row.created_at', 'const agent = 1']) {
  it(`allows ${code}`, () => assert.deepEqual(found(code), []));
}
