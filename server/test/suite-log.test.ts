import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { findLeaks } from './support/suite-log';

it('the check of the test log finds the line with a secret', (context) => {
  const folder = mkdtempSync(join(tmpdir(), 'frontdesk-test-'));
  context.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, '1.secrets'), '"Str0ng-enough!"\n');
  writeFileSync(join(folder, '1.log'), '{"msg":"fine"}\n');
  writeFileSync(join(folder, '2.log'), '{"body":"Str0ng-enough!"}\n');
  assert.deepEqual(findLeaks(folder), { leaks: ['Str0ng-enough! in {"body":"Str0ng-enough!"}'], lines: 2, secrets: 1 });
});
