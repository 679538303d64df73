/** Runs the browser tests, the longest first, because the last test to start runs alone at the end. */

import { setMaxListeners } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { ROOT } from '../run-command.mjs';

/** More than the number of cores, because a journey sometimes waits for its page, a server or a compiler. */
const AT_ONCE = 3;

const LONG = [
  'development.',
  'every-screen.',
  'qr-kinds.',
  'development-parts.',
  'qr-studio.',
  'compose.',
  'widget.',
  'forced-colors-zoom-print.',
  'conversations.',
  'literal-server.',
  'remote-failures.',
  'account.',
  'kit.',
];

const folder = path.join(ROOT, 'e2e/journeys');
/** Index in `LONG`; other files come last. */
const rank = (file: string) => {
  const place = LONG.findIndex((name) => path.basename(file).startsWith(name));
  return place < 0 ? LONG.length : place;
};
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => path.join(folder, file))
  .toSorted((one, other) => rank(one) - rank(other));

const stop = new AbortController();
// Each file adds a listener.
setMaxListeners(0, stop.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

run({ files, concurrency: AT_ONCE, signal: stop.signal })
  .on('test:fail', ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
