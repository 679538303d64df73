import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';

const FOLDER = path.join(ROOT, 'docs/decisions');
const FORM = [
  [
    'date and status',
    /^Date: \d{4}-\d\d-\d\d(?:, changed on \d{4}-\d\d-\d\d)?\. Status: (?:accepted|superseded by .+)\.$/m,
  ],
  ['Context', /^## Context$/m],
  ['Decision', /^## Decision$/m],
  ['Consequences', /^## Consequences$/m],
] as const;

const missingIn = (text: string) => FORM.filter(([, part]) => !part.test(text)).map(([name]) => name);

it('every decision has date, status, context, decision and consequences', () => {
  const files = readdirSync(FOLDER);
  assert.ok(files.length > 50);
  assert.deepEqual(
    files.flatMap((file) => missingIn(readFileSync(path.join(FOLDER, file), 'utf8')).map((part) => `${file}: ${part}`)),
    [],
  );
});

it('names the parts that a decision lacks', () => {
  assert.deepEqual(missingIn('# 1. One\n\n2026-11-24, accepted.\n\n## Context\n\n## Decision\n'), [
    'date and status',
    'Consequences',
  ]);
});
