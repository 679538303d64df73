import assert from 'node:assert/strict';
import path from 'node:path';
import { it } from 'node:test';
import { readComposeArguments } from './read-compose-arguments';

const changesOf = (...args: string[]) => readComposeArguments(args).changes;

it('reads the source of a remote, and the changes to apply', () => {
  assert.deepEqual(changesOf('qr=https://cdn.example/qr/', 'agents=local'), [
    { kind: 'address', part: 'qr', address: 'https://cdn.example/qr/' },
    { kind: 'build', part: 'agents' },
  ]);
  assert.deepEqual(changesOf('--rollback', 'qr', '--rollback', 'host@1f2e', '--remove', 'agents'), [
    { kind: 'remove', part: 'agents' },
    { kind: 'rollback', part: 'qr' },
    { kind: 'rollback', part: 'host', id: '1f2e' },
  ]);
  assert.deepEqual(changesOf('--rollout', 'qr=10', '--preview', 'agents'), [
    { kind: 'preview', part: 'agents' },
    { kind: 'rollout', part: 'qr', percent: 10 },
  ]);
  assert.deepEqual(changesOf('--rollout', 'qr=0', '--halt'), [{ kind: 'rollout', part: 'qr', percent: 0, halt: true }]);
  assert.deepEqual(changesOf('hours=/builds/hours'), [{ kind: 'folder', part: 'hours', folder: '/builds/hours' }]);
  const [relative] = changesOf('hours=./dist');
  assert.ok(relative?.kind === 'folder' && path.isAbsolute(relative.folder), JSON.stringify(relative));
  assert.deepEqual(changesOf('--flag', 'new-editor', '--flag', 'tables=off'), [
    { kind: 'flag', flag: 'new-editor', isOn: true },
    { kind: 'flag', flag: 'tables', isOn: false },
  ]);
  assert.equal(readComposeArguments(['--releases']).isList, true);
});

it('shows the usage for an invalid argument', () => {
  for (const args of [
    ['qr'],
    ['qr=ftp://x'],
    ['--rollout', 'qr'],
    ['--halt'],
    ['--halt', '--preview', 'qr'],
    ['hours=dist'],
    ['--rollout', 'qr=101'],
    ['--flag', 'new-editor=maybe'],
    ['--undo'],
  ]) {
    assert.throws(() => readComposeArguments(args), /Usage:\n {2}npm run compose/, args.join(' '));
  }
});
