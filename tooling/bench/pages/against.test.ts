import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Release } from '../../releases/release-store';
import { grownModules, releasesNamed } from './against';

const release = (part: string, id: string, commit: string | null) => ({ part, id, commit }) as Release;
const RELEASES = [
  release('qr', 'aa11', 'c0ffee12'),
  release('qr', 'bb22', 'c0ffee12+'),
  release('agents', 'cc33', 'c0ffee12'),
  release('agents', 'dd44', null),
];

it('finds the newest release of each part by its commit, or a release by its id', () => {
  assert.deepEqual(
    releasesNamed('c0ffee', RELEASES).map(({ id }) => id),
    ['bb22', 'cc33'],
  );
  assert.deepEqual(
    releasesNamed('dd', RELEASES).map(({ id }) => id),
    ['dd44'],
  );
  assert.deepEqual(releasesNamed('ee', RELEASES), []);
});

it('names the modules that grew or are new, the largest growth first', () => {
  const before = new Map([
    ['a.ts', 100],
    ['b.ts', 100],
    ['c.ts', 100],
  ]);
  const after = new Map([
    ['a.ts', 130],
    ['b.ts', 90],
    ['c.ts', 101],
    ['d.ts', 400],
  ]);
  assert.deepEqual(grownModules(before, after), ['+400 d.ts', '+30 a.ts']);
});
