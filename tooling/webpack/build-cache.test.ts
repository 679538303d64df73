import assert from 'node:assert/strict';
import { it } from 'node:test';
import { buildCacheOf } from './build-cache';

it('gives each part a separate cache, keyed by a fingerprint of its build inputs', () => {
  const [host, qr] = [buildCacheOf('host', {}), buildCacheOf('remote-qr', {})];
  assert.equal(Object.keys(host).length, 2);
  for (const name of Object.keys(host)) assert.notEqual(host[name], qr[name]);
  assert.deepEqual(buildCacheOf('host', {}), host);
});

it('builds without a cache if CI is set', () => {
  assert.deepEqual(buildCacheOf('host', { CI: 'true' }), {});
  assert.notDeepEqual(buildCacheOf('host', { CI: 'false' }), {});
});
