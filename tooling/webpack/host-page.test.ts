import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';

it('describes the site in a sentence that search engines show whole', () => {
  const page = readFileSync(path.join(ROOT, 'host/src/index.html'), 'utf8');
  const description = /<meta name="description" content="([^"]*)"/.exec(page)?.[1] ?? '';
  assert.match(description, /^[A-Z].{40,158}\.$/);
});
