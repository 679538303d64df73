import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { remoteConfig } from '../webpack/remote-config';
import { checkRemotes } from './check-remotes';
import { builtSource, deployedSource } from './remote-sources';

const built = {
  name: 'qr',
  version: '1.0.0',
  contract: '^1.0.0',
  entry: 'entry.abc.js',
  routes: [{ path: '/MyQr', page: 'MyQrPage', access: 'signed-in', title: 'My Qr', preload: { js: ['page.js'] } }],
};

let folder: string;
let server: Server;
let address: string;
/** The responses of the deployed remote's server, by file. */
let deployed: Record<string, { readonly body: string; readonly type?: string; readonly cors?: boolean }>;

before(async () => {
  server = createServer(({ url = '' }, response) => {
    const file = deployed[url.slice('/qr/'.length)];
    if (!file) return response.writeHead(404).end();
    const { body, type = 'text/javascript', cors = true } = file;
    response.writeHead(200, { 'content-type': type, ...(cors && { 'access-control-allow-origin': '*' }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as { port: number }).port}/qr/`;
});
after(() => server.close());
beforeEach(async (context) => {
  folder = await mkdtemp(path.join(tmpdir(), 'remote-'));
  deployed = {
    'remote.json': { body: JSON.stringify(built), type: 'application/json' },
    'entry.abc.js': { body: 'var qr' },
    'page.js': { body: '0' },
  };
  for (const [name, { body }] of Object.entries(deployed)) await writeFile(path.join(folder, name), body);
  if ('after' in context) context.after(() => rm(folder, { recursive: true }));
});

const source = async (changes: object = {}) => {
  await writeFile(path.join(folder, 'remote.json'), JSON.stringify({ ...built, ...changes }));
  return builtSource(String({ ...built, ...changes }.name), folder);
};
const problemsOf = async (...sources: Parameters<typeof checkRemotes>[0]) => {
  const checked = await checkRemotes(sources);
  return checked.ok ? [] : checked.problems;
};

it('registers a local remote under the folder it is copied to', async () => {
  const checked = await checkRemotes([await source()]);
  assert.ok(checked.ok);
  assert.equal(checked.remotes[0]?.entry, '/admin/remotes/qr/entry.abc.js');
});

it('registers a deployed remote at its own address', async () => {
  const checked = await checkRemotes([await deployedSource('qr', address)]);
  assert.ok(checked.ok);
  assert.equal(checked.remotes[0]?.entry, `${address}entry.abc.js`);
});

it('ignores rollout settings in the manifest of a deployed remote', async () => {
  const composed = { previous: { name: 'qr' }, rollout: 0, halt: true, since: 'now', integrity: {} };
  deployed['remote.json'] = { body: JSON.stringify({ ...built, ...composed }), type: 'application/json' };
  assert.deepEqual((await deployedSource('qr', address)).built, built);
});

it('refuses a remote for another contract and names both versions', async () => {
  const [problem] = await problemsOf(await source({ contract: '^9.0.0' }));
  assert.match(problem ?? '', /qr: it needs contract \^9\.0\.0, but this host has \d+\.\d+\.\d+\./);
});

it('refuses an address that two remotes claim, or that belongs to the host', async () => {
  const first = await source();
  const second = { ...first, name: 'thief', built: { ...first.built, name: 'thief' } };
  assert.deepEqual(await problemsOf(first, second), ['/MyQr is claimed by both qr and thief.']);
  const own = await source({ routes: [{ ...built.routes[0], path: '/Admin/Health/' }] });
  assert.deepEqual(await problemsOf(own), ['qr: /Admin/Health/ would answer an address of the site itself.']);
});

it('refuses an address that overlaps with a differently written address of another remote', async () => {
  const first = await source({ routes: [{ ...built.routes[0], path: '/login' }] });
  const problemsAt = (routePath: string) => {
    const routes = [{ ...built.routes[0], path: routePath }];
    return problemsOf(first, { ...first, name: 'thief', built: { ...first.built, name: 'thief', routes } } as never);
  };
  for (const path of ['//login', '/Login/', '/login/:x?', '/login/*', '/login/more?/:x?']) {
    assert.deepEqual(await problemsAt(path), [`${path} is claimed by both qr and thief.`]);
  }
  for (const path of ['/login/:x', '/login/more/*', '/login-help']) assert.deepEqual(await problemsAt(path), []);
  const endless = `/login${'/:x?'.repeat(40)}`;
  assert.equal((await problemsAt(endless))[0], `thief: ${endless} has more than 4 optional segments.`);
});

it('refuses a prefix of calls that overlaps an address or prefix of another remote', async () => {
  const first = await source({
    routes: [{ ...built.routes[0], path: '/agent/:id' }],
    api: { prefix: '/agent-api/v1' },
  });
  const problemsAt = (prefix: string) => {
    const manifest = { ...first.built, name: 'thief', routes: [{ ...built.routes[0], path: '/own' }], api: { prefix } };
    return problemsOf(first, { ...first, name: 'thief', built: manifest } as never);
  };
  for (const prefix of ['/agent', '/Agent/5/', '/agent/5/calls']) {
    assert.deepEqual(await problemsAt(prefix), [
      `thief: api.prefix ${prefix} overlaps /agent/:id of qr. Choose a prefix of its own.`,
    ]);
  }
  for (const prefix of ['/agent-api', '/agent-api/v1', '/agent-api/v1/more']) {
    assert.deepEqual(await problemsAt(prefix), [
      `thief: api.prefix ${prefix} overlaps /agent-api/v1 of qr. Choose a prefix of its own.`,
    ]);
  }
  for (const prefix of ['/agents', '/own/api', '/agent-api/v2']) assert.deepEqual(await problemsAt(prefix), []);
});

it('refuses a slot that two remotes declare', async () => {
  const slots = [{ name: 'qr.code', context: { codeId: 'string' } }];
  const first = await source({ slots } as never);
  const second = { ...first, name: 'thief', built: { ...first.built, name: 'thief', routes: [] } };
  assert.deepEqual(await problemsOf(first, second), ['The slot qr.code is declared by both qr and thief.']);
});

it('refuses an address that matches everything, and a name that browsers use', async () => {
  const greedy = await source({ routes: [{ ...built.routes[0], path: '/:x' }] });
  assert.deepEqual(await problemsOf(greedy), [
    'qr: /:x would answer every unknown address. Begin it with a word, like /team.',
  ]);
  assert.deepEqual(await problemsOf(await source({ name: 'location' })), [
    'location: name must not be location, a word that the browser or the site uses itself.',
  ]);
});

it('refuses to build a remote whose name or address no site could use', () => {
  const manifest = { name: 'history', version: '1.0.0', contract: '^1.0.0', pages: {}, routes: [] };
  const settings = { folder, isDevelopment: false };
  assert.throws(() => remoteConfig(manifest, settings), /name must not be history, a word that the browser/);
  const routes = [{ path: '/:x', page: 'X' as never, access: 'signed-in', title: 'X' }] as const;
  assert.throws(() => remoteConfig({ ...manifest, name: 'past', routes }, settings), /\/:x would answer every unknown/);
});

it('names a missing script, local or deployed', async () => {
  await rm(path.join(folder, 'page.js'));
  assert.deepEqual(await problemsOf(await source()), [`qr: page.js is missing in ${folder}.`]);
  delete deployed['page.js'];
  assert.deepEqual(await problemsOf(await deployedSource('qr', address)), [`qr: ${address}page.js answers 404.`]);
});

it('refuses a page in place of a script, and a script that other origins may not load', async () => {
  deployed['page.js'] = { body: '<!doctype html>', type: 'text/html' };
  deployed['entry.abc.js'] = { body: 'var qr', cors: false };
  assert.deepEqual(await problemsOf(await deployedSource('qr', address)), [
    `qr: ${address}entry.abc.js has no Access-Control-Allow-Origin, so pages of other origins may not load it.`,
    `qr: ${address}page.js is text/html, not a script.`,
  ]);
});

it('refuses an invalid manifest', async () => {
  assert.deepEqual(await problemsOf(await source({ version: 'latest' })), [
    'qr: version must be a version like 1.2.3.',
  ]);
});

it('says what to do about an address without a remote, and about a remote that is not built', async () => {
  delete deployed['remote.json'];
  await assert.rejects(deployedSource('qr', address), /returned no remote\.json\. Is the remote deployed there\?/);
  await assert.rejects(builtSource('qr', '/nowhere'), /remote-qr is not built\. Run: npm run build -- qr/);
});
