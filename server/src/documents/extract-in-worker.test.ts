import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { extractInWorker } from './extract-in-worker';

const script = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`);
const never = new AbortController().signal;
const task = { name: 'a.txt', bytes: Buffer.from('x') };
const run = (code: string, timeMs = 5000, signal = never) =>
  extractInWorker(task, { workerUrl: script(code), timeMs, signal });

describe('Reading in a thread of its own', () => {
  it('ends a reader that takes too long', async () => {
    assert.deepEqual(await run('for (;;) {}', 200), {
      failure: 'Reading the document took too long. Split it into smaller files.',
    });
  });

  it('ends a reader that takes too much memory, in objects or in buffers', async () => {
    const tooBig = { failure: 'The document is too big once unpacked. Split it into smaller files.' };
    assert.deepEqual(await run('const kept = []; for (;;) kept.push(new Array(1e5).fill(1.5));', 20_000), tooBig);
    const buffers =
      'const kept = []; for (;;) { kept.push(Buffer.alloc(2e7, 1)); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5); }';
    assert.deepEqual(await run(buffers, 20_000), tooBig);
  });

  it('survives a reader that throws or just ends', async () => {
    assert.match(JSON.stringify(await run('throw new Error("x")')), /could not be read/);
    assert.match(JSON.stringify(await run('process.exit(3)')), /could not be read/);
  });

  it('stops when the server closes', async () => {
    const stop = new AbortController();
    const result = run('for (;;) {}', 5000, stop.signal);
    stop.abort(new Error('closing'));
    await assert.rejects(result, /closing/);
  });

  it('works from source too, as during development', async () => {
    const workerUrl = pathToFileURL('src/documents/extract-worker-from-source.mjs');
    const result = await extractInWorker(
      { name: 'a.txt', bytes: Buffer.from('Some text.') },
      { workerUrl, timeMs: 20_000, signal: never },
    );
    assert.equal('passages' in result && result.passages[0]?.text, 'Some text.');
  });
});
