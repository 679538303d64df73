import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { SUPPORTED_NODES } from '../nodes/try-product';
import { ROOT } from '../run-command.mjs';
import { excludedNodes } from './excluded-nodes';

const lock = readFileSync(path.join(ROOT, 'pnpm-lock.yaml'), 'utf8');

it('every installed package supports every supported Node version', () =>
  assert.deepEqual(excludedNodes(lock, SUPPORTED_NODES), []));

it('finds the engines of every package that declares them', () => {
  const naming = [...lock.matchAll(/^ {4}engines: \{.*\bnode: /gm)].length;
  assert.ok(naming > 500);
  // No range includes a prerelease that it does not name.
  assert.equal(excludedNodes(lock, ['1.2.3-none']).length, naming);
});

const SAMPLE = `lockfileVersion: '9.0'

packages:

  '@scope/new@2.0.0':
    resolution: {integrity: sha512-a==}
    engines: {node: '>=22'}

  both@1.0.0:
    resolution: {integrity: sha512-b==}
    cpu: [x64]
    engines: {node: ^20.19.0 || >=22.12.0, npm: '>=8'}
    os: [linux]

  old@1.0.0:
    resolution: {integrity: sha512-c==}
    engines: {npm: '>=6', node: '<26'}
    hasBin: true

  silent@1.0.0:
    resolution: {integrity: sha512-d==}

snapshots:

  later@1.0.0:
    engines: {node: '>=99'}
`;

it('reports packages that exclude the oldest or the newest Node', () =>
  assert.deepEqual(excludedNodes(SAMPLE, SUPPORTED_NODES), [
    '@scope/new@2.0.0 wants Node >=22, which excludes 20.19.0.',
    'old@1.0.0 wants Node <26, which excludes 26.0.0.',
  ]));
