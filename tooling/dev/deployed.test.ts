import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, it, mock } from 'node:test';
import { deployedRemotes } from './deployed';

const SCRIPT = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
const remote = (name: string) => ({
  name,
  version: '1.0.0',
  contract: '^1.0.0',
  entry: `/admin/remotes/${name}/entry.js`,
  routes: [],
});

/** The deployed site's responses by path; all other paths return 404. */
let files: Record<string, string>;
let server: Server;
let site: URL;
let said: string[];

beforeEach(async () => {
  files = {};
  server = createServer(({ url = '' }, response) => {
    response.writeHead(files[url] === undefined ? 404 : 200, SCRIPT).end(files[url]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  site = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  said = [];
  mock.method(console, 'log', (words: string) => said.push(words));
  mock.method(console, 'error', (words: string) => said.push(words));
  mock.method(process, 'exit', (code: number): never => {
    throw new Error(`ended with ${code}`);
  });
});
afterEach(() => {
  mock.restoreAll();
  server.close();
});

const list = (...remotes: object[]) => {
  files['/admin/remotes.json'] = JSON.stringify({ remotes });
};

it('loads every remote from the deployed site that is not in development here', async () => {
  list(remote('agents'), remote('qr'), { ...remote('team'), entry: 'https://127.0.0.1:1/entry.js' });
  files['/admin/remotes/agents/entry.js'] = 'x';
  const found = await deployedRemotes(site, ['qr']);
  assert.deepEqual(
    found.map(({ name, entry }) => [name, entry]),
    [
      ['agents', `${site.origin}/admin/remotes/agents/entry.js`],
      ['team', 'https://127.0.0.1:1/entry.js'],
    ],
  );
  assert.equal(said[0], `  agents 1.0.0 from ${site.origin}/admin/remotes/agents/entry.js`);
});

it('says how to start a remote that does not answer', async () => {
  list(remote('agents'), remote('qr'));
  await deployedRemotes(site, ['qr']);
  assert.deepEqual(said, [
    `  agents 1.0.0: ${site.origin}/admin/remotes/agents/entry.js answers 404.`,
    '    The host will show this on its pages. To serve it from source: --local qr,agents',
  ]);
});

it('leaves out an entry that no host could use', async () => {
  list({ name: 'broken' }, remote('agents'));
  files['/admin/remotes/agents/entry.js'] = 'x';
  assert.deepEqual(
    (await deployedRemotes(site, [])).map(({ name }) => name),
    ['agents'],
  );
});

for (const [what, answer] of [
  ['a page', '<!doctype html>'],
  ['no list', '{"remotes":{}}'],
] as const) {
  it(`ends with a message when the site answers with ${what}`, async () => {
    files['/admin/remotes.json'] = answer;
    await assert.rejects(deployedRemotes(site, []), { message: 'ended with 1' });
    assert.deepEqual(said, [
      `${site.origin}/admin/remotes.json returned no list of remotes. Is ${site.origin} a deployed Frontdesk, and is it running?\n` +
        'To run one on this machine: PORT=8090 npm start, then --from http://localhost:8090',
    ]);
  });
}
