import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { after, afterEach, before, beforeEach, it } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../run-command.mjs';
import type { WantedChange } from './change-choices';
import { composeSite } from './compose-site';
import type { ReleaseLog } from './release-log';

/** The command as a single file, as on a server: it starts three times faster than from source. */
let bundle: string;
let command: string;
before(async () => {
  bundle = await mkdtemp(path.join(tmpdir(), 'compose-command-'));
  command = path.join(bundle, 'compose.mjs');
  await build({
    entryPoints: [path.join(ROOT, 'tooling/compose.ts')],
    outfile: command,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
  });
});
after(() => rm(bundle, { recursive: true }));

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compose-json-'));
  await put('host', { 'index.html': '<!--first-views-->' });
  await put('qr', filesOf('qr', '1'));
  await writeFile(path.join(root, 'host.json'), '{"version":"0.1.0"}');
  await composeSite({
    paths: {
      remotes: ['qr'],
      buildOf: (part) => path.join(root, part),
      hostManifest: path.join(root, 'host.json'),
      site: path.join(root, 'site'),
      store: path.join(root, 'store'),
    },
  });
  // A server has only the stored releases.
  for (const part of ['host', 'qr', 'host.json']) await rm(path.join(root, part), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

async function put(folder: string, files: Record<string, string>): Promise<string> {
  const full = path.join(root, folder);
  await rm(full, { recursive: true, force: true });
  await mkdir(full);
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(full, name), content);
  return full;
}
const entryOf = (name: string, version: string) =>
  `entry.${createHash('sha256')
    .update(name + version)
    .digest('hex')
    .slice(0, 16)}.js`;
const filesOf = (name: string, version: string, manifest: object = {}): Record<string, string> => ({
  [entryOf(name, version)]: `entry of ${name} ${version}`,
  'remote.json': JSON.stringify({
    name,
    version: `${version}.0.0`,
    contract: '^1.0.0',
    entry: entryOf(name, version),
    routes: [{ path: `/${name}`, page: 'Page', access: 'signed-in', title: name }],
    ...manifest,
  }),
});

type Answer = { ok: boolean; problems?: string[]; trials?: string[][]; log: ReleaseLog };

/** Runs the command as a server does. */
async function composeJson(request: object, env: Record<string, string> = {}): Promise<Answer> {
  const child = spawn(process.execPath, [command, '--json'], {
    cwd: ROOT,
    env: { ...process.env, ...env, SITE_DIR: path.join(root, 'site'), RELEASES_DIR: path.join(root, 'store') },
  });
  child.stdin.end(JSON.stringify(request));
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return JSON.parse(out || error) as Answer;
}
const change = async (...changes: WantedChange[]) => {
  const answer = await composeJson({ changes });
  assert.deepEqual(answer.problems ?? [], []);
  return answer.log;
};
const refused = async (...changes: WantedChange[]) => (await composeJson({ changes })).problems;
const registry = async () => {
  const { remotes } = JSON.parse(await readFile(path.join(root, 'site/admin/remotes.json'), 'utf8')) as {
    remotes: {
      name: string;
      version: string;
      entry: string;
      rollout?: number;
      halt?: boolean;
      since?: string;
      previous?: { version: string };
    }[];
  };
  return Object.fromEntries(remotes.map((remote) => [remote.name, remote]));
};
const isServed = (file: string) => existsSync(path.join(root, 'site/admin/remotes', file));
const idOf = ({ releases }: ReleaseLog, part: string) =>
  releases.findLast((release) => release.part === part)?.id ?? '';

it('stores a built folder, releases it, and keeps all other parts without their builds', async () => {
  const folder = await put('hours', filesOf('hours', '1'));
  const log = await change({ kind: 'folder', part: 'hours', folder });
  const { hours, qr } = await registry();
  assert.equal(hours?.entry, `/admin/remotes/hours/${entryOf('hours', '1')}`);
  assert.equal(qr?.version, '1.0.0');
  assert.ok(isServed(`hours/${entryOf('hours', '1')}`));
  assert.equal(log.releases.find(({ part }) => part === 'hours')?.commit, null);
  // The files remain even when the next command does not mention the folder.
  await rm(folder, { recursive: true });
  await change();
  assert.deepEqual(Object.keys(await registry()).sort(), ['hours', 'qr']);
});

it('stores a waiting build, and serves none of its files until a change adds the remote', async () => {
  const before = await readFile(path.join(root, 'site/admin/remotes.json'), 'utf8');
  const folder = await put('hours', filesOf('hours', '1'));
  const log = await change({ kind: 'folder', part: 'hours', folder, isOnlyStored: true });
  assert.equal(await readFile(path.join(root, 'site/admin/remotes.json'), 'utf8'), before);
  assert.equal(isServed(`hours/${entryOf('hours', '1')}`), false);
  assert.equal(isServed(`hours/release.${idOf(log, 'hours')}.json`), false);
  await change({ kind: 'release', part: 'hours', id: idOf(log, 'hours') });
  assert.equal((await registry())['hours']?.version, '1.0.0');
  assert.ok(isServed(`hours/${entryOf('hours', '1')}`));

  await change({ kind: 'remove', part: 'hours' });
  await put('hours', filesOf('hours', '2'));
  await change({ kind: 'folder', part: 'hours', folder, isOnlyStored: true });
  assert.equal(isServed(`hours/${entryOf('hours', '2')}`), false, 'nor of a remote that was removed');
});

it('stores, but does not release, a published build of a remote that an operator has removed or not added', async () => {
  const folder = await put('hours', filesOf('hours', '1'));
  const team = { part: 'hours', byTeam: true } as const;
  const log = await change({ ...team, kind: 'folder', folder }, { ...team, kind: 'rollout', percent: 10 });
  const release = { ...team, kind: 'release', id: idOf(log, 'hours') } as const;
  assert.deepEqual(await refused(release), ['An operator must add hours first.']);
  await change({ ...release, byTeam: false });
  await put('hours', filesOf('hours', '2'));
  await change({ ...team, kind: 'folder', folder });
  assert.equal((await registry())['hours']?.version, '2.0.0');
  await change({ kind: 'remove', part: 'hours' });
  await change({ ...team, kind: 'folder', folder });
  assert.deepEqual(await refused({ ...team, kind: 'rollback' }), ['An operator must add hours first.']);
  assert.deepEqual(Object.keys(await registry()), ['qr']);
});

it('adds nothing without an operator’s approval, even from simultaneous builds of two teams', async () => {
  const wide = { slots: [{ name: 'qr.slot', context: {} }] };
  const folder = await put('qr', filesOf('qr', '2', wide));
  const next = await put('other', filesOf('qr', '3', wide));
  const team = { part: 'qr', byTeam: true } as const;
  const answers = await Promise.all([
    composeJson({ changes: [{ ...team, kind: 'folder', folder }] }),
    composeJson({
      changes: [
        { ...team, kind: 'folder', folder: next },
        { ...team, kind: 'rollout', percent: 100 },
      ],
    }),
  ]);
  for (const { log } of answers) assert.match(log.releases.at(-1)?.why ?? '', / New slot: qr\.slot\.$/);
  assert.equal((await registry())['qr']?.version, '1.0.0');
  const [, id = ''] = answers.map(({ log }) => idOf(log, 'qr'));
  assert.match((await refused({ ...team, kind: 'release', id }))?.[0] ?? '', /^An operator must release it/);
  const log = await change({ kind: 'release', part: 'qr', id });
  assert.equal(log.releases.find((release) => release.id === id)?.why, undefined);
});

it('writes each action to the log, except refused ones', async () => {
  const folder = await put('qr', filesOf('qr', '2'));
  const actor = { by: 'ada@example.com', id: 'one' };
  await composeJson({ changes: [{ kind: 'folder', part: 'qr', folder }], actor });
  const answer = await composeJson({ changes: [{ kind: 'remove', part: 'nobody' }], actor });
  assert.equal(answer.ok, false);
  const { log } = await composeJson({ changes: [{ kind: 'rollback', part: 'qr' }], actor: { by: 'the command' } });
  assert.deepEqual(
    log.actions?.map(({ id, by, text }) => [id === 'one', by, text]),
    [
      [true, 'ada@example.com', 'Published 2.0.0 to all browsers.'],
      [false, 'the command', 'Rolled back to 1.0.0.'],
    ],
  );
});

it('keeps the release that a rollback returns to, however old it is', async () => {
  const kept = { KEEP_RELEASES: '1', KEEP_DAYS: '1' };
  const file = path.join(root, 'store/releases.json');
  for (const version of ['2', '3', '4']) {
    await change({ kind: 'folder', part: 'qr', folder: await put('qr', filesOf('qr', version)) });
  }
  const old = (await readFile(file, 'utf8')).replace(/"lastUsed": "[^"]*"/g, '"lastUsed": "2026-01-01T00:00:00Z"');
  await writeFile(file, old);
  await composeJson({ changes: [] }, kept);
  const log = await change({ kind: 'rollback', part: 'qr' });
  assert.equal((await registry())['qr']?.version, '3.0.0');
  assert.ok(!log.releases.some(({ version }) => version === '2.0.0'), 'what nothing needs is removed');
});

it('opens a stored build of a live remote only by its link', async () => {
  const folder = await put('qr', filesOf('qr', '2'));
  const log = await change({ kind: 'folder', part: 'qr', folder }, { kind: 'preview', part: 'qr' });
  assert.equal((await registry())['qr']?.version, '1.0.0');
  assert.ok(isServed(`qr/release.${idOf(log, 'qr')}.json`));
});

it('restarts a watched rollout with each command, and sets its share to 0', async () => {
  const folder = await put('qr', filesOf('qr', '2'));
  await change({ kind: 'folder', part: 'qr', folder }, { kind: 'rollout', part: 'qr', percent: 10, halt: true });
  const { qr: first } = await registry();
  assert.deepEqual([first?.version, first?.rollout, first?.halt], ['2.0.0', 10, true]);
  assert.equal(first?.previous?.version, '1.0.0');
  await change({ kind: 'rollout', part: 'qr', percent: 0, reason: 'It failed.' });
  const { qr: halted } = await registry();
  assert.deepEqual([halted?.version, halted?.rollout, halted?.since], ['2.0.0', 0, first?.since]);
  await change({ kind: 'rollout', part: 'qr', percent: 20, halt: true });
  const { qr: second } = await registry();
  assert.ok((second?.since ?? '') > (first?.since ?? ''), 'a new rollout has a new beginning');
  await change({ kind: 'rollout', part: 'qr', percent: 30 });
  assert.deepEqual([(await registry())['qr']?.rollout, (await registry())['qr']?.halt], [30, undefined]);
  await change({ kind: 'rollout', part: 'qr', percent: 100 });
  assert.deepEqual([(await registry())['qr']?.version, (await registry())['qr']?.rollout], ['2.0.0', undefined]);
});

it('refuses to watch a release with the same version as the previous one', async () => {
  const folder = await put('qr', { ...filesOf('qr', '1'), 'other.js': 'other' });
  const [problem] =
    (await refused({ kind: 'folder', part: 'qr', folder }, { kind: 'rollout', part: 'qr', percent: 10, halt: true })) ??
    [];
  assert.match(
    problem ?? '',
    /^qr 1\.0\.0 \(\w+\) cannot be watched \(--halt\), because qr 1\.0\.0 \(\w+\) has the same version, .* Raise the version/,
  );
});

it('refuses a folder that is not a build of the remote, and changes nothing', async () => {
  const wrong = async (files: Record<string, string>) =>
    refused({ kind: 'folder', part: 'hours', folder: await put('hours', files) });
  assert.deepEqual(await wrong({}), [
    'hours: the folder has no remote.json with an entry. Is it the folder of a build?',
  ]);
  assert.deepEqual(await wrong({ 'remote.json': '{' }), ['hours: remote.json is not JSON. Build the remote again.']);
  assert.deepEqual(await wrong(filesOf('qr', '1')), ['hours: its remote.json has the name qr.']);
  await writeFile(path.join(root, 'outside.js'), '');
  assert.deepEqual(await wrong(filesOf('hours', '1', { entry: '../outside.js' })), [
    'hours: its entry ../outside.js is missing in the folder.',
  ]);
  assert.deepEqual(await wrong({ ...filesOf('hours', '1'), 'first-views.json': '{"/hours":5}' }), [
    'hours: first-views.json is not a list of first views.',
  ]);
  assert.deepEqual(Object.keys(await registry()), ['qr']);
});

it('ignores rollout settings in a manifest', async () => {
  const manifest = { previous: { name: 'qr' }, rollout: 0, halt: true, since: 'now' };
  await change({ kind: 'folder', part: 'hours', folder: await put('hours', filesOf('hours', '1', manifest)) });
  const { hours } = await registry();
  assert.deepEqual(
    [hours?.previous, hours?.rollout, hours?.halt, hours?.since],
    [undefined, undefined, undefined, undefined],
  );
});

it('checks changes without applying them', async () => {
  const folder = await put(
    'thief',
    filesOf('thief', '1', { routes: [{ path: '/qr', page: 'Page', access: 'signed-in', title: 'x' }] }),
  );
  const log = await change({ kind: 'folder', part: 'thief', folder, isOnlyStored: true });
  const { trials } = await composeJson({
    changes: [],
    trials: [[{ kind: 'release', part: 'thief', id: idOf(log, 'thief') }], [{ kind: 'remove', part: 'qr' }]],
  });
  assert.deepEqual(trials, [['/qr is claimed by both qr and thief.'], []]);
  assert.deepEqual(Object.keys(await registry()), ['qr']);
});
