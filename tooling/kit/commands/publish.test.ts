import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, afterEach, before, beforeEach, it, mock } from 'node:test';
import { CONTRACT_VERSION } from '@frontdesk/shared/contract';
import JSZip from 'jszip';
import { Refusal } from './command';
import { publish } from './publish';

let folder: string;
const ends: (() => void)[] = [];
const silent = (method: 'log' | 'warn') => mock.method(console, method, () => undefined);
let printed: ReturnType<typeof silent>;
let warned: ReturnType<typeof silent>;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'publish-'));
  const dist = path.join(folder, 'dist');
  await mkdir(dist);
  const route = { path: '/hours', page: 'HoursPage', access: 'signed-in', title: 'Hours' };
  const files = {
    'remote.json': JSON.stringify({
      name: 'hours',
      version: '1.2.0',
      contract: `^${CONTRACT_VERSION}`,
      entry: 'entry.0123456789abcdef.js',
      globalName: 'frontdesk_remote_hours',
      routes: [{ ...route, preload: { js: ['page.0123456789abcdef.js'], groups: [] } }],
    }),
    'mf-manifest.json': JSON.stringify({ exposes: [{ name: 'HoursPage' }] }),
    'entry.0123456789abcdef.js': 'var frontdesk_remote_hours;',
    'page.0123456789abcdef.js': '"page"',
    'page.aaaaaaaaaaaaaaaa.js': '"of an earlier build"',
    'page.0123456789abcdef.js.map': JSON.stringify({
      sources: ['webpack://hours/./src/api/hours.ts', 'webpack://hours/./node_modules/x/index.js'],
      sourcesContent: [
        "defineEndpoint({ origin: 'https://hours.example' })",
        "defineEndpoint({ origin: 'https://x.example' })",
      ],
    }),
    'build-files.json': JSON.stringify([
      'remote.json',
      'mf-manifest.json',
      'entry.0123456789abcdef.js',
      'page.0123456789abcdef.js',
      'page.0123456789abcdef.js.map',
      'build-files.json',
    ]),
  };
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(dist, name), text);
});
beforeEach(() => {
  printed = silent('log');
  warned = silent('warn');
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  mock.restoreAll();
});
after(() => rm(folder, { recursive: true }));

type Answer = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** Starts a site that returns this answer. */
async function siteThat(answer: Answer): Promise<URL> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    answer(request, response, Buffer.concat(parts));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
const TOKEN = `fr_${'secret'.repeat(7)}x`;
const settings = { rollout: null, halt: false, preview: false, token: TOKEN };
const lines = () => printed.mock.calls.map(({ arguments: [line] }) => String(line));

it('sends the files of the last build with the token, and prints the release and its link', async () => {
  let sent: { url: string; authorization: string | undefined; body: Buffer } | undefined;
  const site = await siteThat((request, response, body) => {
    sent = { url: request.url ?? '', authorization: request.headers.authorization, body };
    json(response, 200, { id: '0a1b', version: '1.2.0', state: 'rollout', preview: 'https://site/hours?preview=0a1b' });
  });
  await publish(folder, { ...settings, site, rollout: 10, halt: true });
  assert.equal(sent?.url, '/api/releases/publish?remote=hours&mode=rollout&percent=10&halt=true');
  assert.equal(sent.authorization, `Bearer ${TOKEN}`);
  const { files } = await JSZip.loadAsync(sent.body);
  assert.deepEqual(
    Object.keys(files).sort(),
    (JSON.parse(await readFile(path.join(folder, 'dist/build-files.json'), 'utf8')) as string[]).sort(),
  );
  assert.deepEqual(lines().slice(-2), [
    'hours 1.2.0 (0a1b) is released to 10% of browsers.',
    'Preview: https://site/hours?preview=0a1b',
  ]);
  assert.ok(!lines().join().includes(TOKEN));
});

it('prints why a build is waiting, and for whom', async () => {
  const answers = [
    {
      id: '1',
      version: '1.2.0',
      state: 'waiting',
      why: 'It adds the origin https://other.example.',
      preview: 'https://site/1',
    },
    { id: '1', version: '1.2.0', state: 'waiting', why: 'An operator must add hours first.', preview: null },
  ];
  const site = await siteThat((_, response) => json(response, 200, answers.shift() ?? {}));
  await publish(folder, { ...settings, site });
  await publish(folder, { ...settings, site });
  const said = lines().filter((line) => line.includes('is stored'));
  assert.deepEqual(said, [
    `hours 1.2.0 (1) is stored, and is waiting for an operator on ${site.origin}/admin/releases. It adds the origin https://other.example.`,
    `hours 1.2.0 (1) is stored, and is waiting for an operator to add hours on ${site.origin}/admin/releases.`,
  ]);
});

it('sends the same bytes for the same build', async () => {
  const bodies: Buffer[] = [];
  const site = await siteThat((_, response, body) => {
    bodies.push(body);
    json(response, 200, { id: '1', version: '1', state: 'live', preview: null });
  });
  await publish(folder, { ...settings, site });
  await publish(folder, { ...settings, site });
  assert.ok(bodies[0]?.equals(bodies[1] ?? Buffer.alloc(0)));
});

it('warns about a server that the manifest does not list, and about a slot that the site does not have', async () => {
  const site = await siteThat((request, response) =>
    request.url === '/admin/slots.json'
      ? json(response, 200, ['agents.agent'])
      : json(response, 200, { id: '1', version: '1', state: 'live', preview: null }),
  );
  const file = path.join(folder, 'dist/remote.json');
  const before = await readFile(file, 'utf8');
  const fill = { title: 'Hours', preload: { js: [], groups: [] } };
  const fills = [
    { ...fill, slot: 'agents.agent', component: 'HoursOfAgent' },
    { ...fill, slot: 'agents.agnet', component: 'HoursElsewhere' },
  ];
  await writeFile(file, JSON.stringify({ ...JSON.parse(before), fills }));
  await publish(folder, { ...settings, site }).finally(() => writeFile(file, before));
  assert.deepEqual(
    warned.mock.calls.map(({ arguments: [line] }) => String(line)),
    [
      "Warning: src/api/hours.ts sends calls to https://hours.example, and api.origin in remote.manifest.ts is missing: the site's pages may not send there.",
      `Warning: HoursElsewhere fills the slot agents.agnet, but no remote of ${site.origin} has it, so nobody sees it. Slots of the site: agents.agent.`,
    ],
  );
});

it('reports that the last build failed when dist has only an older one', async () => {
  const file = path.join(folder, 'dist/build-files.json');
  const before = await readFile(file, 'utf8');
  await rm(file);
  const site = new URL('https://site.example');
  await assert.rejects(
    publish(folder, { ...settings, site }),
    /The last build failed, and dist\/ has only an older one/,
  );
  await writeFile(file, before);
});

const refusals: [number, unknown, RegExp][] = [
  [
    401,
    { message: 'Unknown token.' },
    /does not accept the release token: it is unknown, expired or revoked\. An operator creates a new one on \S+$/,
  ],
  [403, { message: 'This token is for orders.' }, /may not do this: This token is for orders\./],
  [404, null, /cannot receive builds\. It is an older Frontdesk/],
  [
    409,
    { message: 'This is not possible: /hours belongs to clock, too' },
    /nothing changed: \/hours belongs to clock, too\./,
  ],
  [413, null, /too large \(\d kB\)\. Look for large files/],
  [429, null, /too many calls at the moment\. Wait/],
  [503, 'Bad gateway', /failed \(503\)\. Try again later/],
  [400, { message: 'Evil \u001b[2J text' }, /refused the build \(400\): Evil \[2J text\./],
];
for (const [status, body, expected] of refusals) {
  it(`says what ${status} means`, async () => {
    const site = await siteThat((_, response) => json(response, status, body));
    await assert.rejects(publish(folder, { ...settings, site }), (error) => {
      assert.ok(error instanceof Refusal && error.exitCode === 1);
      assert.match(error.message, expected);
      return true;
    });
  });
}

it('does not pass the token on to another site', async () => {
  let asked = 0;
  const other = await siteThat((_, response) => {
    asked += 1;
    json(response, 200, {});
  });
  const site = await siteThat((_, response) => json(response, 307, null, { Location: other.href }));
  await assert.rejects(publish(folder, { ...settings, site }), /redirects to .*Give that site with --to/);
  assert.equal(asked, 0);
});

it('recognizes an address that is not a site, drops the connection, does not answer, or does not exist', async () => {
  const page = await siteThat((_, response) => response.writeHead(200).end('<html>'));
  await assert.rejects(publish(folder, { ...settings, site: page }), /did not answer like a Frontdesk site/);
  const broken = await siteThat((request) => request.socket.destroy());
  await assert.rejects(publish(folder, { ...settings, site: broken }), /cannot be reached/);
  const silent = await siteThat(() => undefined);
  await assert.rejects(publish(folder, { ...settings, site: silent, timeoutMs: 300 }), /did not respond within/);
  const gone = await siteThat(() => undefined);
  for (const end of ends.splice(0)) end();
  await assert.rejects(publish(folder, { ...settings, site: gone }), /cannot be reached \(ECONNREFUSED\)/);
});

it('refuses to start without a token, https or a build', async () => {
  const site = new URL('https://site.example');
  await assert.rejects(publish(folder, { ...settings, site, token: '' }), /Set FRONTDESK_RELEASE_TOKEN/);
  for (const token of ['fr_sec…', 'fr_sec...', 'secret', `fr_${'x'.repeat(42)}`])
    await assert.rejects(publish(tmpdir(), { ...settings, site, token }), (error) => {
      assert.ok(error instanceof Refusal && error.exitCode === 2);
      assert.match(error.message, /FRONTDESK_RELEASE_TOKEN is no release token: .*its list shows only how it begins/);
      return true;
    });
  const plain = new URL('http://site.example');
  await assert.rejects(publish(folder, { ...settings, site: plain }), /must begin with https/);
  await assert.rejects(publish(tmpdir(), { ...settings, site }), /Run: npm run build/);
});
