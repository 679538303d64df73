import assert from 'node:assert/strict';
import { it } from 'node:test';
import { type Change, changeChoices, chosenReleases } from './change-choices';
import type { ReleaseLog } from './release-log';
import type { Release } from './release-store';

const release = (id: string, part = 'qr'): Release => ({
  part,
  id,
  version: '1.0.0',
  contract: '^1.0.0',
  commit: null,
  time: '2026-01-01T00:00:00Z',
  lastUsed: '2026-01-01T00:00:00Z',
  from: null,
  entry: null,
  files: [],
});
const log: ReleaseLog = {
  releases: [release('aa01'), release('aa02'), release('bb01'), release('cc01', 'host')],
  choices: {},
  live: { qr: ['aa01', 'aa02', 'bb01'], host: ['cc01'] },
};
const after = (change: Change, before = log, built?: Release) =>
  changeChoices(before, change, built).choices[change.part];

it('removes, rolls out and previews remotes only', () => {
  for (const change of [
    { kind: 'remove', part: 'host' },
    { kind: 'rollout', part: 'host', percent: 10 },
    { kind: 'preview', part: 'host' },
  ] as const) {
    assert.throws(() => after(change), { message: `--${change.kind} is for remotes, not for the host.` });
  }
});

it('refuses to change a part that the site does not have', () => {
  assert.throws(() => after({ kind: 'remove', part: 'team' }), { message: 'The site has no team.' });
  assert.deepEqual(after({ kind: 'remove', part: 'team' }, log, release('dd01', 'team')), { isRemoved: true });
});

it('returns to the previous release, or to the one whose id begins with the given characters', () => {
  assert.deepEqual(after({ kind: 'rollback', part: 'qr' }), { release: 'aa02' });
  assert.deepEqual(after({ kind: 'rollback', part: 'qr', id: 'aa01' }), { release: 'aa01' });
  assert.deepEqual(after({ kind: 'rollback', part: 'qr', id: 'b' }), { release: 'bb01' });
});

it('refuses to roll back to an unknown or ambiguous release', () => {
  const known = 'Available: qr 1.0.0 (aa01), qr 1.0.0 (aa02), qr 1.0.0 (bb01).';
  for (const id of ['zz', 'aa', 'cc01']) {
    assert.throws(() => after({ kind: 'rollback', part: 'qr', id }), {
      message: `qr has no release ${id}. ${known}`,
    });
  }
  assert.throws(() => after({ kind: 'rollback', part: 'host' }), {
    message: 'host has no earlier release to roll back to.',
  });
});

it('explains what to do when the chosen release is no longer stored', () => {
  const chosen: ReleaseLog = { ...log, choices: { qr: { release: 'gone' } } };
  assert.throws(() => chosenReleases(chosen, 'qr', () => release('bb01')), {
    message: 'The release gone of qr is no longer stored. To use the local build: npm run compose -- qr=local',
  });
});

it('ends only the rollout that was judged, not one that has replaced it', () => {
  const running = { percent: 50, previous: 'bb01', halt: true, since: '2026-01-02T00:00:00.000Z' };
  const before: ReleaseLog = { ...log, choices: { qr: { release: 'aa01', rollout: running } } };
  const end = { kind: 'rollout', part: 'qr', percent: 0, reason: 'It failed.' } as const;
  assert.equal(changeChoices(before, { ...end, since: '2026-01-01T00:00:00.000Z' }, undefined), before);
  // The part has been published or removed since then.
  assert.equal(changeChoices(log, { ...end, since: running.since }, undefined), log);
  assert.deepEqual(after({ ...end, since: running.since }, before)?.rollout, {
    ...running,
    percent: 0,
    reason: 'It failed.',
  });
});
