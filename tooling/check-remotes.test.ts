import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, it } from 'node:test';
import { checkRemotes } from './check-remotes';
import { builtSource, deployedSource } from './remote-source';
import { remoteConfig } from './webpack/remote-config';

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
/** What the deployed remote's server answers, by file. */
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

it('a remote that was built here is registered under the folder it is copied to', async () => {
  const checked = await checkRemotes([await source()]);
  assert.ok(checked.ok);
  assert.equal(checked.remotes[0]?.entry, '/admin/remotes/qr/entry.abc.js');
});

it('a remote that is deployed elsewhere is registered where it is', async () => {
  const checked = await checkRemotes([await deployedSource('qr', address)]);
  assert.ok(checked.ok);
  assert.equal(checked.remotes[0]?.entry, `${address}entry.abc.js`);
});

it('a remote for another contract is refused, both versions named', async () => {
  const [problem] = await problemsOf(await source({ contract: '^9.0.0' }));
  assert.match(problem ?? '', /qr: it needs contract \^9\.0\.0, this host has \d+\.\d+\.\d+\./);
});

it("an address that two claim, or that is the host's own, is refused", async () => {
  const first = await source();
  const second = { ...first, name: 'thief', built: { ...first.built, name: 'thief' } };
  assert.deepEqual(await problemsOf(first, second), ['/MyQr is claimed by both qr and thief.']);
  const own = await source({ routes: [{ ...built.routes[0], path: '/Admin/Health/' }] });
  assert.deepEqual(await problemsOf(own), [
    'qr: /Admin/Health/ would answer /admin/health, which belongs to the site itself.',
  ]);
});

it('an address that answers everything, and a name that browsers use, are refused', async () => {
  const greedy = await source({ routes: [{ ...built.routes[0], path: '/:x' }] });
  assert.deepEqual(await problemsOf(greedy), [
    'qr: /:x would answer every unknown address. Begin it with a word, like /team.',
  ]);
  assert.deepEqual(await problemsOf(await source({ name: 'location' })), [
    'location: name must not be location, a word that the browser or the site uses itself.',
  ]);
});

it('a remote is not built under a name or for an address that no site could use', () => {
  const manifest = { name: 'history', version: '1.0.0', contract: '^1.2.0', pages: {}, routes: [] };
  const settings = { folder, isDevelopment: false };
  assert.throws(() => remoteConfig(manifest, settings), /name must not be history, a word that the browser/);
  const routes = [{ path: '/:x', page: 'X' as never, access: 'signed-in', title: 'X' }] as const;
  assert.throws(() => remoteConfig({ ...manifest, name: 'past', routes }, settings), /\/:x would answer every unknown/);
});

it('a script that is missing is named, here and elsewhere', async () => {
  await rm(path.join(folder, 'page.js'));
  assert.deepEqual(await problemsOf(await source()), [`qr: page.js is missing in ${folder}.`]);
  delete deployed['page.js'];
  assert.deepEqual(await problemsOf(await deployedSource('qr', address)), [`qr: ${address}page.js answers 404.`]);
});

it('a page in the place of a script, or one that other origins may not load, is refused', async () => {
  deployed['page.js'] = { body: '<!doctype html>', type: 'text/html' };
  deployed['entry.abc.js'] = { body: 'var qr', cors: false };
  assert.deepEqual(await problemsOf(await deployedSource('qr', address)), [
    `qr: ${address}entry.abc.js has no Access-Control-Allow-Origin, so pages of other origins may not load it.`,
    `qr: ${address}page.js is text/html, not a script.`,
  ]);
});

it('a manifest that cannot be read is refused', async () => {
  assert.deepEqual(await problemsOf(await source({ version: 'latest' })), [
    'qr: version must be a version like 1.2.3.',
  ]);
});

it('an address without a remote, and a remote that is not built, say what to do', async () => {
  delete deployed['remote.json'];
  await assert.rejects(deployedSource('qr', address), /answers with no remote\.json\. Is the remote deployed there\?/);
  await assert.rejects(builtSource('qr', '/nowhere'), /remote-qr is not built\. Run: npm run build -- qr/);
});
