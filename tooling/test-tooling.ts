/**
 * Runs the tests in this folder in one process, each file in a separate suite: starting Node takes longer than most of
 * them. `test-tooling 1 2` runs the first of two halves.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe } from 'node:test';
import { pathToFileURL } from 'node:url';

const [part = 1, parts = 1] = process.argv.slice(2).map(Number);
const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
  .sort();
// Neighbors are similar, so they are in different halves.
for (const file of files.filter((_, at) => at % parts === part - 1)) {
  describe(file, async () => {
    await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
  });
}
