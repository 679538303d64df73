import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { it } from 'node:test';
import { registryOf, requestHeaders, responseHeaders, siteProxy } from './site-proxy';

const site = new URL('https://site.example');
const local = 'http://localhost:8080';
const changed = (headers: object, allowed: string[] = []) => responseHeaders({ ...headers }, { local, site, allowed });

it('replaces local origins with the site’s, and removes other origins', () => {
  const headers = { origin: local, referer: `${local}/hours?a=1` };
  assert.deepEqual(requestHeaders(headers, local, site), {
    origin: 'https://site.example',
    referer: 'https://site.example/hours?a=1',
  });
  assert.deepEqual(requestHeaders({ origin: 'http://127.0.0.1:8080' }, local, site), {
    origin: 'https://site.example',
  });
  assert.deepEqual(requestHeaders({ origin: 'https://evil.example' }, local, site), {});
  assert.deepEqual(requestHeaders({ origin: 'http://localhost:9999' }, local, site), {});
  assert.deepEqual(requestHeaders({}, local, site), {});
});

it('keeps cookies of the site on this machine', () => {
  const cookie = 'frontdesk-session=a; Path=/; Domain=site.example; HttpOnly; SameSite=None; Secure; Partitioned';
  assert.deepEqual(changed({ 'set-cookie': [cookie] })['set-cookie'], [
    'frontdesk-session=a; Path=/; HttpOnly; SameSite=Lax',
  ]);
});

it('allows sockets to this machine and the remote’s own server, and keeps the rest of the policy', () => {
  const policy = "default-src 'self'; connect-src 'self' wss://site.example; upgrade-insecure-requests";
  assert.equal(
    changed({ 'content-security-policy': policy }, ['https://api.example'])['content-security-policy'],
    "default-src 'self'; connect-src 'self' wss://site.example ws://localhost:8080 https://api.example",
  );
});

it('removes headers that bind the browser to https or forbid the remote, and redirects to this machine', () => {
  const headers = changed({
    'strict-transport-security': 'max-age=1',
    'integrity-policy': 'blocked-destinations=(script)',
    location: 'https://site.example/login?to=%2F#a',
    etag: '"1"',
  });
  assert.deepEqual(headers, { location: `${local}/login?to=%2F#a`, etag: '"1"' });
  assert.equal(changed({ location: 'https://other.example/' }).location, 'https://other.example/');
});

it('replaces the deployed remote with the team’s, and keeps the others', async () => {
  const registry = {
    flags: { editor: true },
    removed: [{ name: 'hours', paths: ['/hours'] }],
    remotes: [
      { name: 'qr', entry: '/q.js' },
      { name: 'hours', rollout: 10, previous: {}, entry: '/old.js' },
    ],
  };
  const server = createServer((_, response) => response.end(JSON.stringify(registry)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    assert.deepEqual(await registryOf(address, { name: 'hours', entry: '/new.js' }), {
      flags: { editor: true },
      removed: [],
      remotes: [
        { name: 'qr', entry: '/q.js' },
        { name: 'hours', entry: '/new.js' },
      ],
    });
  } finally {
    server.close();
  }
});

it('does not send the list of parts or reports of failures to the site', () => {
  const proxies = siteProxy({
    site: new URL('https://site.example'),
    port: 8080,
    own: { name: 'hours' } as never,
    api: null,
  });
  const [forSite] = proxies as { context: (path: string) => boolean }[];
  const paths = [
    '/api/client-report',
    '/admin/remotes.json',
    '/@frontdesk-dev/hours/entry.js',
    '/api/people',
    '/admin',
  ];
  assert.deepEqual(
    paths.filter((one) => forSite?.context(one)),
    ['/api/people', '/admin'],
  );
});
