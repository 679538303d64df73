import { setMaxListeners } from 'node:events';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';

// Runs test files in the given order, several at a time: `node --test` would sort them. Arguments: how many at a time,
// and then the files.

const [atOnce, ...files] = process.argv.slice(2);

const stop = new AbortController();
// Each file adds a listener, and Node would otherwise warn about them.
setMaxListeners(0, stop.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());

run({ files, concurrency: Number(atOnce), signal: stop.signal })
  .on('test:fail', ({ todo }) => {
    if (todo === undefined || todo === false) process.exitCode = 1;
  })
  .compose(new spec())
  .pipe(process.stdout);
