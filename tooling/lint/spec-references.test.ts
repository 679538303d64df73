import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { ROOT } from '../run-command.mjs';
import { specReferenceProblems } from './spec-references';

const SOURCE = /\.(?:tsx?|mjs|cjs|js|md|html)$/;
/** Files that were built or installed, and third-party texts. */
const FOLDERS_LEFT_OUT = /^(?:\..*|node_modules|dist|built|fixtures)$/;
/** References of the specification to itself, and the wrong examples below. */
const FILES_LEFT_OUT = ['docs/spec.md', 'tooling/lint/spec-references.test.ts'];

function filesBelow(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (!entry.isDirectory()) return SOURCE.test(file) ? [file] : [];
    return FOLDERS_LEFT_OUT.test(entry.name) ? [] : filesBelow(file);
  });
}

it('every spec section that code, tests and documents name is a heading of docs/spec.md', () => {
  const files = filesBelow('')
    .filter((file) => !FILES_LEFT_OUT.includes(file))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
  assert.ok(files.filter(({ text }) => /spec section/i.test(text)).length > 50);
  assert.deepEqual(specReferenceProblems(files, readFileSync(path.join(ROOT, 'docs/spec.md'), 'utf8')), []);
});

const SPEC = '# Specification\n\n## 7. Calls\n\n### 7.1 Auth and user\n';
const found = (text: string) => specReferenceProblems([{ path: 'a.ts', text }], SPEC);

for (const [text, problem] of [
  ['(spec section 7.9)', 'a.ts:1 names spec section 7.9, which is no heading of docs/spec.md.'],
  ['/**\n * As spec\n * section 8 says. */', 'a.ts:3 names spec section 8, which is no heading of docs/spec.md.'],
  ['Spec sections 7, 7.1 and 9.', 'a.ts:1 names spec section 9, which is no heading of docs/spec.md.'],
  ['the calls of section 7', "a.ts:1 names section 7 of no document: write 'spec section'."],
  ['the specification (section 7)', "a.ts:1 names section 7 of no document: write 'spec section'."],
  ['[calls](../spec.md#7-call)', 'a.ts:1 links to spec.md#7-call, which is no heading.'],
] as const) {
  it(`refuses ${JSON.stringify(text)}`, () => assert.deepEqual(found(text), [problem]));
}

for (const text of [
  'Spec section 7: calls.',
  '(spec section 7.1)',
  'spec sections 7 and 7.1.',
  '(RFC 9112, section 3.2.2)',
  '(WPA3 specification 3.0, section 7)',
  '[calls](spec.md#71-auth-and-user)',
  'seven sections',
]) {
  it(`accepts ${JSON.stringify(text)}`, () => assert.deepEqual(found(text), []));
}
