import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isSupported } from './node-version.mjs';
import { SUPPORTED_NODES } from './try-product';

it('starts on every supported Node and on later versions', () => {
  for (const version of [...SUPPORTED_NODES, '20.20.2', '28.0.0']) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    assert.ok(isSupported(major, minor), version);
  }
});

it('refuses older versions, and versions in between that nobody maintains', () => {
  for (const [major, minor] of [
    [18, 20],
    [20, 18],
    [21, 7],
    [22, 12],
  ] as const) {
    assert.ok(!isSupported(major, minor), `${major}.${minor}`);
  }
});
