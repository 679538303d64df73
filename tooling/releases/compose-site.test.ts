import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, it } from 'node:test';
import type { WantedChange } from './change-choices';
import { withComposeLock } from './compose-lock';
import { composeSite, siteWarnings } from './compose-site';
import { previewLinks, releaseList } from './release-list';
import type { SitePaths } from './site-paths';

const KEEP = { count: 5, days: 30 };

let root: string;
let paths: SitePaths;
let now: Date;
let servers: Server[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'compose-'));
  paths = {
    remotes: ['qr', 'agents'],
    buildOf: (part) => path.join(root, part),
    hostManifest: path.join(root, 'host.json'),
    site: path.join(root, 'site'),
    store: path.join(root, 'store'),
  };
  now = new Date('2026-01-01T00:00:00Z');
  servers = [];
  await writeFile(paths.hostManifest, '{"version":"0.1.0"}');
  await buildHost('1');
  await build('qr', '1');
  await build('agents', '1');
});
afterEach(async () => {
  for (const server of servers) server.close();
  await rm(root, { recursive: true });
});

/** A promise that the test resolves. Node 20 has no `Promise.withResolvers`. */
function signal() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const entryOf = (name: string, version: string) => `entry.${hash(name + version)}.js`;

async function put(folder: string, files: Record<string, string>): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
}
const buildHost = (version: string) =>
  put(paths.buildOf('host'), {
    'index.html': `host ${version}`,
    [`main.${hash(`host${version}`)}.js`]: `host('${version}')`,
  });
const filesOf = (name: string, version: string, changes: object = {}) => ({
  [entryOf(name, version)]: `entry of ${name} ${version}`,
  [`${entryOf(name, version)}.map`]: `map of ${name} ${version}`,
  'widget/widget.js': `widget of ${name} ${version}`,
  'remote.json': JSON.stringify({
    name,
    version: `${version}.0.0`,
    contract: '^1.0.0',
    entry: entryOf(name, version),
    routes: [{ path: `/${name}`, page: 'Page', access: 'signed-in', title: name }],
    ...changes,
  }),
});
const build = (name: string, version: string, changes: object = {}) =>
  put(paths.buildOf(name), filesOf(name, version, changes));

const compose = (...changes: WantedChange[]) => composeSite({ changes, paths, keep: KEEP, now });
const composeNewBuilds = () => composeSite({ onlyNewBuilds: true, paths, keep: KEEP, now });
const read = (file: string) => readFile(path.join(paths.site, 'admin', file), 'utf8');
const exists = (file: string) => existsSync(path.join(paths.site, 'admin', file));
const registry = async () =>
  JSON.parse(await read('remotes.json')) as {
    remotes: {
      name: string;
      version: string;
      entry: string;
      integrity: Record<string, string>;
      rollout?: number;
      previous?: { version: string };
    }[];
    removed?: { name: string; paths: string[] }[];
  };
const qr = async () => (await registry()).remotes.find(({ name }) => name === 'qr');

/** Serves a remote as its team would deploy it. Returns its address. */
async function deploy(files: Record<string, string>): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const file = files[url.slice(1)];
    if (file === undefined) return response.writeHead(404).end();
    const type = url.endsWith('.json') ? 'application/json' : 'text/javascript';
    response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(file);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as { port: number }).port}/`;
}

it('keeps the files of earlier builds with the new files', async () => {
  await compose();
  await buildHost('2');
  await build('qr', '2');
  await compose();
  assert.equal(await read('index.html'), 'host 2');
  assert.equal((await qr())?.version, '2.0.0');
  for (const file of [
    `main.${hash('host1')}.js`,
    `remotes/qr/${entryOf('qr', '1')}`,
    `remotes/qr/${entryOf('qr', '2')}`,
  ]) {
    assert.ok(exists(file), `${file} is missing`);
  }
  assert.equal(await read('remotes/qr/widget/widget.js'), 'widget of qr 2');
});

it('removes the files of a release that is neither recently live nor among the newest', async () => {
  await compose();
  for (const version of ['2', '3', '4', '5', '6']) {
    await build('qr', version);
    await compose();
  }
  assert.ok(exists(`remotes/qr/${entryOf('qr', '1')}`), 'it was live within 30 days');
  assert.deepEqual(
    [exists(`remotes/qr/${entryOf('qr', '1')}.map`), exists(`remotes/qr/${entryOf('qr', '2')}.map`)],
    [false, true],
  );
  now = new Date('2026-02-02T00:00:00Z');
  await compose();
  assert.ok(!exists(`remotes/qr/${entryOf('qr', '1')}`));
  assert.ok(exists(`remotes/qr/${entryOf('qr', '2')}`), 'it is one of the newest five');
  assert.ok(!(await readdir(path.join(paths.store, 'qr/files'))).includes(entryOf('qr', '1')));
});

it('restores all files of a build that becomes live again', async () => {
  await compose();
  for (const version of ['2', '3', '4', '5', '6', '1']) {
    await build('qr', version);
    await compose();
  }
  assert.ok(exists(`remotes/qr/${entryOf('qr', '1')}.map`));
});

it('keeps a release for 30 days after it was last live, whenever it was built', async () => {
  await compose();
  now = new Date('2026-06-01T00:00:00Z');
  for (const version of ['2', '3', '4', '5', '6', '7']) {
    await build('qr', version);
    await compose();
  }
  assert.ok(exists(`remotes/qr/${entryOf('qr', '1')}`));
});

it('remains at a previous release after a rollback, despite new builds, until another is chosen', async () => {
  await compose();
  await build('qr', '2');
  await compose();
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.version, '1.0.0');
  assert.equal(await read('remotes/qr/widget/widget.js'), 'widget of qr 1');
  await build('agents', '2');
  await compose();
  assert.equal((await qr())?.version, '1.0.0');
  await build('qr', '3');
  await compose({ kind: 'build', part: 'qr' });
  assert.equal((await qr())?.version, '3.0.0');
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.version, '1.0.0', 'skips the release that was rolled back');
  await assert.rejects(compose({ kind: 'rollback', part: 'qr' }), /qr has no earlier release to roll back to\./);
});

it('treats builds that differ only in statistics and source maps as the same release', async () => {
  await compose();
  await put(paths.buildOf('qr'), { ...filesOf('qr', '1'), 'mf-stats.json': '{}', 'entry.js.map': 'other' });
  await compose();
  await assert.rejects(compose({ kind: 'rollback', part: 'qr' }), /qr has no earlier release to roll back to\./);
});

it('rolls a remote back to a release by its id, and the host independently', async () => {
  const { releases } = await compose();
  const first = releases.find(({ part }) => part === 'qr')?.id ?? '';
  for (const version of ['2', '3']) {
    await build('qr', version);
    await buildHost(version);
    await compose();
  }
  await compose({ kind: 'rollback', part: 'qr', id: first.slice(0, 6) }, { kind: 'rollback', part: 'host' });
  assert.equal((await qr())?.version, '1.0.0');
  assert.equal(await read('index.html'), 'host 2');
  await assert.rejects(
    compose({ kind: 'rollback', part: 'qr', id: 'zz' }),
    /qr has no release zz\. Available: qr 1\.0\.0 \(/,
  );
});

it('lists a removed remote with its addresses until it is added again', async () => {
  await compose();
  await compose({ kind: 'remove', part: 'qr' });
  assert.deepEqual((await registry()).removed, [{ name: 'qr', paths: ['/qr'] }]);
  assert.equal(await qr(), undefined);
  assert.ok(exists(`remotes/qr/${entryOf('qr', '1')}`), 'open tabs still have it');
  await compose();
  assert.equal(await qr(), undefined, 'a build must not add it again');
  await compose({ kind: 'build', part: 'qr' });
  assert.equal((await registry()).removed, undefined);
  assert.equal((await qr())?.version, '1.0.0');
});

it('rolls a removed remote back to its last live release, then to the one before', async () => {
  await compose();
  await build('qr', '2');
  await compose();
  await build('qr', '3');
  await compose({ kind: 'remove', part: 'qr' });
  now = new Date('2026-06-01T00:00:00Z');
  await compose();
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.version, '2.0.0');
  assert.equal((await registry()).removed, undefined);
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.version, '1.0.0');
});

it('rolls a removed remote back to its only release', async () => {
  await compose();
  await compose({ kind: 'remove', part: 'qr' });
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.version, '1.0.0');
});

it('rolls a removed remote back to the release of an earlier rollback', async () => {
  await compose();
  await build('qr', '2');
  await compose();
  await compose({ kind: 'rollback', part: 'qr' });
  await compose({ kind: 'remove', part: 'qr' });
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.version, '1.0.0');
});

it('rolls a remote that was removed during a rollout back to the release that most browsers had', async () => {
  await compose();
  await build('qr', '2');
  await compose({ kind: 'rollout', part: 'qr', percent: 10 });
  await compose({ kind: 'remove', part: 'qr' });
  await compose({ kind: 'rollback', part: 'qr' });
  const back = await qr();
  assert.deepEqual([back?.version, back?.rollout], ['1.0.0', undefined]);
});

it('rolls a removed remote back to its address, unless it no longer responds', async () => {
  const address = await deploy(filesOf('qr', '7'));
  await compose();
  await compose({ kind: 'address', part: 'qr', address });
  await compose({ kind: 'remove', part: 'qr' });
  await compose({ kind: 'rollback', part: 'qr' });
  assert.equal((await qr())?.entry, `${address}${entryOf('qr', '7')}`);
  await compose({ kind: 'remove', part: 'qr' });
  const server = servers.pop();
  server?.closeAllConnections();
  server?.close();
  await assert.rejects(compose({ kind: 'rollback', part: 'qr' }), /These remotes cannot form a site:\n- qr: /);
});

it('keeps the address of a deployed remote across builds, even while it does not respond', async () => {
  const address = await deploy(filesOf('qr', '7'));
  await compose({ kind: 'address', part: 'qr', address });
  assert.equal((await qr())?.entry, `${address}${entryOf('qr', '7')}`);
  await build('agents', '2');
  servers.pop()?.close();
  await compose();
  assert.equal((await qr())?.entry, `${address}${entryOf('qr', '7')}`);
});

it('adds a remote that is not built here from its address, and removes it', async () => {
  await compose();
  await compose({ kind: 'address', part: 'hours', address: await deploy(filesOf('hours', '1')) });
  assert.deepEqual(
    (await registry()).remotes.map(({ name }) => name),
    ['qr', 'agents', 'hours'],
  );
  await compose({ kind: 'remove', part: 'hours' });
  assert.deepEqual((await registry()).removed, [{ name: 'hours', paths: ['/hours'] }]);
});

const hashes = async () =>
  JSON.parse(await readFile(path.join(paths.site, 'admin/integrity.json'), 'utf8')) as Record<
    'live' | 'earlier',
    Record<string, string>
  >;
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

it('lists the hashes of all live scripts, of both releases of a rollout, and of those that open tabs may need', async () => {
  const [first, second] = [`/admin/remotes/qr/${entryOf('qr', '1')}`, `/admin/remotes/qr/${entryOf('qr', '2')}`];
  await compose();
  const { live, earlier } = await hashes();
  assert.equal(live[first], sha256('entry of qr 1'));
  assert.equal(live[`/admin/main.${hash('host1')}.js`], sha256("host('1')"));
  assert.deepEqual(earlier, {});
  await build('qr', '2');
  await compose({ kind: 'rollout', part: 'qr', percent: 10 });
  const during = await hashes();
  assert.ok(during.live[first] && during.live[second]);
  await compose({ kind: 'rollout', part: 'qr', percent: 100 });
  const after = await hashes();
  assert.deepEqual([after.live[first], after.earlier[first]], [undefined, sha256('entry of qr 1')]);
});

it('lists the hashes of the scripts in a deployed remote’s manifest, even if they are read later', async () => {
  const exposes = [
    { assets: { js: { sync: ['page.0123abcd.js'], async: ['more.0123abcd.js', '../../x.js', 'gone.js'] } } },
  ];
  const files = { ...filesOf('hours', '1'), 'page.0123abcd.js': 'page', 'more.0123abcd.js': 'more' };
  await compose();
  const address = await deploy({ ...files, 'mf-manifest.json': JSON.stringify({ exposes }) });
  await compose({ kind: 'address', part: 'hours', address });
  servers.pop()?.close();
  await build('agents', '2');
  await compose();
  const { live } = await hashes();
  assert.deepEqual(
    Object.entries(live).filter(([name]) => name.startsWith('http')),
    [
      [`${address}${entryOf('hours', '1')}`, sha256('entry of hours 1')],
      [`${address}more.0123abcd.js`, sha256('more')],
      [`${address}page.0123abcd.js`, sha256('page')],
    ],
  );
});

it('shows the first views of a deployed remote, except those with scripts, until it is removed', async () => {
  await put(paths.buildOf('host'), {
    'index.html': '<body><!--first-views--></body>',
    'first-views.json': JSON.stringify({ public: { html: '<main></main>', styles: ['.css-a{color:red}'] } }),
  });
  const routes = ['/hours', '/days', '/weeks'].map((address) => ({
    path: address,
    page: 'Page',
    access: 'public',
    title: 'Hours',
  }));
  const views = {
    '/hours': { html: '<h1 class="css-a">Opening hours</h1>', styles: ['.css-a{color:red}'] },
    '/days': { html: '<img src="x" onerror="steal()">', styles: [] },
    '/weeks': { html: 5, styles: null },
  };
  const files = { ...filesOf('hours', '1', { routes }), 'first-views.json': JSON.stringify(views) };
  await compose({ kind: 'address', part: 'hours', address: await deploy(files) });
  const page = await read('index.html');
  assert.match(page, /<template data-view="\/hours"><h1 class="css-a">Opening hours<\/h1><\/template>/);
  assert.match(page, /<template data-view="\/days"><\/template><template data-view="\/weeks"><\/template>/);
  // It is not requested again.
  servers.pop()?.close();
  await build('agents', '2');
  await compose();
  assert.match(await read('index.html'), /Opening hours/);
  await compose({ kind: 'remove', part: 'hours' });
  assert.doesNotMatch(await read('index.html'), /Opening hours/);
});

it('lists the SHA-256 of each entry script', async () => {
  await compose();
  const expected = createHash('sha256').update('entry of qr 1').digest('base64');
  assert.deepEqual((await qr())?.integrity, { [`/admin/remotes/qr/${entryOf('qr', '1')}`]: `sha256-${expected}` });
});

it('releases a new build to a share of browsers, then to all', async () => {
  await compose();
  await build('qr', '2');
  await compose({ kind: 'rollout', part: 'qr', percent: 10 });
  const begun = await qr();
  assert.deepEqual([begun?.version, begun?.rollout, begun?.previous?.version], ['2.0.0', 10, '1.0.0']);
  await build('qr', '3');
  await compose({ kind: 'rollout', part: 'qr', percent: 50 });
  const wider = await qr();
  assert.deepEqual([wider?.version, wider?.rollout, wider?.previous?.version], ['2.0.0', 50, '1.0.0']);
  await compose({ kind: 'rollout', part: 'qr', percent: 100 });
  const done = await qr();
  assert.deepEqual([done?.version, done?.rollout, done?.previous], ['2.0.0', undefined, undefined]);
});

it('reverts a rollout, and refuses to start one if there is no newer build', async () => {
  await compose();
  await assert.rejects(compose({ kind: 'rollout', part: 'qr', percent: 10 }), /qr has no newer build to roll out/);
  await build('qr', '2');
  await compose({ kind: 'rollout', part: 'qr', percent: 10 });
  await compose({ kind: 'rollback', part: 'qr' });
  const back = await qr();
  assert.deepEqual([back?.version, back?.rollout], ['1.0.0', undefined]);
});

it('rolls out a new build of a deployed remote, or says how to deploy one if there is none', async () => {
  const files = filesOf('hours', '1');
  const url = await deploy(files);
  await compose({ kind: 'address', part: 'hours', address: url });
  await assert.rejects(
    compose({ kind: 'rollout', part: 'hours', percent: 10 }),
    new RegExp(`Deploy one and name its address: npm run compose -- hours=${url} --rollout hours=10`),
  );
  Object.assign(files, filesOf('hours', '2'));
  await compose({ kind: 'address', part: 'hours', address: url }, { kind: 'rollout', part: 'hours', percent: 10 });
  const hours = (await registry()).remotes.find(({ name }) => name === 'hours');
  assert.deepEqual([hours?.version, hours?.rollout, hours?.previous?.version], ['2.0.0', 10, '1.0.0']);
});

it('warns about a site without a login page', async () => {
  const route = { path: '/login', page: 'Page', access: 'public', title: 'Log in', role: 'login' };
  await build('agents', '2', { routes: [route] });
  assert.deepEqual(siteWarnings(await compose()), []);
  assert.match(siteWarnings(await compose({ kind: 'remove', part: 'agents' })).join(), /nobody can log in/);
});

it('warns about a fill for a slot that no remote has', async () => {
  const fills = [{ slot: 'qr.code', component: 'Asked', title: 'Asked' }];
  await build('agents', '2', { fills } as never);
  assert.match(siteWarnings(await compose()).join(), /agents fills the slot qr\.code with Asked, but no remote has it/);
  await build('qr', '2', { slots: [{ name: 'qr.code', context: {} }] } as never);
  assert.doesNotMatch(siteWarnings(await compose()).join(), /slot/);
  assert.deepEqual(JSON.parse(await read('slots.json')), ['qr.code']);
});

it('warns about an enabled flag that no remote has', async () => {
  const warnings = async () => siteWarnings(await compose({ kind: 'flag', flag: 'tables', isOn: true })).join();
  assert.match(await warnings(), /the flag tables is on, but no remote of this site has a part with it/);
  await build('agents', '2', { home: [{ name: 'Tables', title: 'Tables', flag: 'tables' }] } as never);
  assert.doesNotMatch(await warnings(), /flag/);
});

it('keeps flags enabled in later compositions', async () => {
  const flags = async () => (JSON.parse(await read('remotes.json')) as { flags?: object }).flags;
  await compose({ kind: 'flag', flag: 'tables', isOn: true }, { kind: 'flag', flag: 'new-editor', isOn: true });
  assert.deepEqual(await flags(), { 'new-editor': true, tables: true });
  await build('qr', '2');
  await compose({ kind: 'flag', flag: 'tables', isOn: false });
  assert.deepEqual(await flags(), { 'new-editor': true });
  await compose({ kind: 'flag', flag: 'new-editor', isOn: false });
  assert.equal(await flags(), undefined);
});

it('stores a preview without making it live', async () => {
  await compose();
  await build('qr', '2');
  const { releases } = await compose({ kind: 'preview', part: 'qr' });
  assert.equal((await qr())?.version, '1.0.0');
  const preview = releases.find(({ version }) => version === '2.0.0');
  const entry = JSON.parse(await read(`remotes/qr/release.${preview?.id}.json`)) as { entry: string };
  assert.ok(exists(entry.entry.replace('/admin/', '')));
});

it('links a preview of a build that was composed earlier', async () => {
  await compose();
  await build('qr', '2');
  await compose();
  await build('qr', '1');
  const changes: WantedChange[] = [{ kind: 'preview', part: 'qr' }];
  assert.match(previewLinks(changes, await compose(...changes))[0] ?? '', /^Preview of qr 1\.0\.0 .*\?preview=qr@/);
  assert.equal((await qr())?.version, '2.0.0');
});

it('leaves site and choices unchanged when the remotes do not fit together', async () => {
  await compose();
  await build('qr', '2', { contract: '^9.0.0' });
  await assert.rejects(compose({ kind: 'remove', part: 'agents' }), /qr: it needs contract \^9\.0\.0/);
  assert.equal((await qr())?.version, '1.0.0');
  await build('qr', '1');
  await compose();
  assert.equal((await registry()).removed, undefined);
});

it('checks remotes against the contract of the chosen host', async () => {
  await compose();
  const file = path.join(paths.store, 'releases.json');
  const log = await readFile(file, 'utf8');
  await buildHost('2');
  await compose();
  const again = await readFile(file, 'utf8');
  const [first] = (JSON.parse(log) as { releases: { contract: string }[] }).releases;
  await writeFile(file, again.replace(`"contract": "${first?.contract}"`, '"contract": "0.9.0"'));
  await assert.rejects(
    compose({ kind: 'rollback', part: 'host' }),
    /it needs contract \^1\.0\.0, but this host has 0\.9\.0\./,
  );
});

it('lists the releases with version, commit, time and state', async () => {
  await compose();
  await build('qr', '2');
  await compose();
  const log = await compose({ kind: 'rollback', part: 'qr' });
  const lines = releaseList(log).split('\n');
  const at = lines.indexOf('qr');
  assert.match(lines[at + 1] ?? '', /^ {2}2\.0\.0 {2}[0-9a-f]{16} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}commit \S+$/);
  assert.match(lines[at + 2] ?? '', /^ {2}1\.0\.0 .*live, pinned until another is chosen$/);
});

it('keeps a registry that was edited by hand until a part is built again', async () => {
  await compose();
  await writeFile(path.join(paths.site, 'admin/remotes.json'), '{"remotes":[]}');
  await composeNewBuilds();
  assert.deepEqual((await registry()).remotes, []);
  await build('qr', '2');
  await composeNewBuilds();
  assert.equal((await qr())?.version, '2.0.0');
});

it('composes a build that an earlier command built without composing it', async () => {
  await composeNewBuilds();
  await build('qr', '2');
  await composeNewBuilds();
  assert.equal((await qr())?.version, '2.0.0');
});

it('composes again after a composition that failed or was interrupted while it wrote the site', async () => {
  await compose();
  const before = await registry();
  await build('qr', '2');
  // A folder at the path of a file makes writing the site fail.
  await mkdir(path.join(paths.site, 'admin/remotes/qr', entryOf('qr', '2')), { recursive: true });
  await assert.rejects(composeNewBuilds(), /EISDIR/);
  assert.deepEqual(await registry(), before);
  await build('qr', '1');
  await rm(path.join(paths.site, 'admin/index.html'));
  await composeNewBuilds();
  assert.equal((await qr())?.version, '1.0.0');
  assert.equal(await read('index.html'), 'host 1');
  const log = await compose();
  assert.ok(log.releases.every(({ part, version }) => part !== 'qr' || version === '1.0.0'));
});

it('applies the changes of two simultaneous commands one after the other', async () => {
  await compose();
  await Promise.all([compose({ kind: 'remove', part: 'qr' }), compose({ kind: 'remove', part: 'agents' })]);
  assert.deepEqual((await registry()).remotes, []);
  assert.equal(existsSync(path.join(paths.store, 'composing.lock')), false);
});

it('composes although a killed command left its lock, and waits for a running command', async () => {
  await compose();
  const lock = path.join(paths.store, 'composing.lock');
  const killed = spawn(process.execPath, ['--version']);
  await new Promise((resolve) => killed.once('exit', resolve));
  await writeFile(lock, `${killed.pid} ${hostname()}`);
  await compose({ kind: 'remove', part: 'qr' });
  assert.deepEqual(
    (await registry()).remotes.map(({ name }) => name),
    ['agents'],
  );

  const [started, ended, waits] = [signal(), signal(), signal()];
  const running = withComposeLock(paths.store, () => {
    started.resolve();
    return ended.promise;
  });
  await started.promise;
  const composed = withComposeLock(paths.store, async () => 'composed', waits.resolve);
  await waits.promise;
  ended.resolve();
  await running;
  assert.equal(await composed, 'composed');
});

it('compresses scripts, and removes outdated compressed files', async () => {
  await build('qr', '1', {});
  await put(paths.buildOf('qr'), { ...filesOf('qr', '1'), 'widget/widget.js': 'same '.repeat(200) });
  await compose();
  assert.ok(exists('remotes/qr/widget/widget.js.br'));
  await put(paths.buildOf('qr'), { ...filesOf('qr', '2'), 'widget/widget.js': 'x' });
  await compose();
  assert.ok(!exists('remotes/qr/widget/widget.js.br'));
});
