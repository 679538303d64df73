import assert from 'node:assert/strict';
import { it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { NearestThread } from './meanings';

it('compares embeddings in a thread, or without one if none can start', async () => {
  const failures: unknown[] = [];
  const thread = new NearestThread((failure) => failures.push(failure), pathToFileURL('dist/no-such-worker.js'));
  const [dimensions, count] = [2, 3_000];
  const embeddings = new SharedArrayBuffer(dimensions * count);
  new Int8Array(embeddings).set([1, 100], 2 * 1_234);
  const lengths = new SharedArrayBuffer(4 * count);
  new Float32Array(lengths).fill(100);
  const vectors = { dimensions, count, embeddings, lengths };
  assert.equal((await thread.find(vectors, Int8Array.from([0, 127]), 5))[0], 1_234);
  assert.ok(failures.length > 0);
  const working = new NearestThread((failure) => failures.push(failure), pathToFileURL('dist/nearest-worker.js'));
  assert.equal((await working.find(vectors, Int8Array.from([0, 127]), 5))[0], 1_234);
  assert.equal(failures.length, 1);
});
