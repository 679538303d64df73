import assert from 'node:assert/strict';
import { it } from 'node:test';
import { cacheControlOf, crossOriginHeadersOf } from './cache-headers';
import { contentSecurityPolicy, remoteFolders, remoteOrigins } from './content-security-policy';
import { isRemoteCall, remoteApis } from './remote-apis';
import { requireHashes } from './require-integrity';

it('files with a hash in their name may be cached forever, and all others are revalidated', () => {
  for (const name of ['/a/main.0123abcd.js', '/a/main.0123abcdef012345.css.br']) {
    assert.match(cacheControlOf(name), /immutable/, name);
  }
  for (const name of [
    '/a/index.html',
    '/a/remotes.json',
    '/a/mf-manifest.json',
    '/a/main.js',
    '/a/deadbeef.js',
    '/a/x.min.js',
  ]) {
    assert.match(cacheControlOf(name), /no-cache/, name);
  }
});

it('other origins may load only remotes', () => {
  assert.equal(crossOriginHeadersOf('/admin/remotes/qr/x.js')['access-control-allow-origin'], '*');
  assert.deepEqual(crossOriginHeadersOf('/admin/remotes.json'), {});
});

it('a page that requires hashes has one for each script, and one that matches nothing if the list cannot be read', () => {
  const page = '<script>early()</script><script defer src="/admin/main.js"></script>';
  const html = requireHashes(
    page,
    JSON.stringify({ live: { '/admin/main.js': 'sha256-abc=', '/</script>': 'sha256-x' } }),
  );
  assert.match(html, /<script defer crossorigin="anonymous" integrity="sha256-abc=" src="\/admin\/main.js">/);
  assert.equal(html.match(/<\/script>/g)?.length, 3);
  assert.ok(html.indexOf('frontdeskHashes') < html.indexOf('early()'), 'the guard runs first');
  const policy = contentSecurityPolicy({ indexHtml: html, remoteOrigins: [], host: 'localhost' });
  assert.equal(policy.match(/'sha256-/g)?.length, 3);
  for (const list of [null, 'x', '{"live":{"/admin/main.js":"x\\" onload=\\"alert(1)"}}']) {
    assert.match(requireHashes(page, list), /integrity="sha256-A{43}="/, String(list));
  }
});

it('the origins of remotes are read from the registry, and a broken registry yields none', () => {
  const entries = [
    '/admin/remotes/a/x.js',
    'https://a.example/x.js',
    'https://a.example/y.js',
    'http://b.example:81/z',
    'ftp://c',
  ];
  const registry = JSON.stringify({ remotes: [...entries.map((entry) => ({ entry })), null, {}] });
  assert.deepEqual(remoteOrigins(registry), ['https://a.example', 'http://b.example:81']);
  for (const broken of ['', 'x', '[]', '{"remotes":5}']) assert.deepEqual(remoteOrigins(broken), []);
});

it('the origin of the release that a rollout replaces is included', () => {
  const remote = { entry: 'https://new.example/x.js', previous: { entry: 'https://old.example/x.js' } };
  const registry = JSON.stringify({ remotes: [remote] });
  assert.deepEqual(remoteOrigins(registry), ['https://new.example', 'https://old.example']);
});

it('pages load scripts from the origins of remotes, but send nothing to them', () => {
  const policy = contentSecurityPolicy({ indexHtml: '', remoteOrigins: ['https://cdn.example'], host: 'localhost' });
  assert.match(policy, /script-src [^;]*https:\/\/cdn\.example/);
  assert.match(policy, /connect-src 'self' ws:\/\/localhost wss:\/\/localhost;/);
});

it('remotes may fetch from the folders of their entries, and from nowhere else on these origins', () => {
  const entries = [
    'https://a.example/qr/mf-manifest.json?v=1',
    'https://b.example/x.js',
    '/m.json',
    'https://c.example/;,.json',
    'https://e.example/;,/x.js',
  ];
  const remotes = entries.map((entry) => ({ entry, previous: { entry: 'https://d.example/old.json' } }));
  assert.deepEqual(remoteFolders(JSON.stringify({ remotes })), [
    'https://a.example/qr/',
    'https://d.example/',
    'https://b.example/',
    'https://c.example/',
  ]);
});

it('pages may call a remote’s own server, but load nothing from it', () => {
  const policy = contentSecurityPolicy({
    indexHtml: '',
    remoteOrigins: ['https://cdn.example'],
    fetched: ['https://team.example', 'https://team.example'],
    host: 'localhost',
  });
  assert.match(policy, /connect-src [^;]* wss:\/\/localhost https:\/\/team\.example(?:;|$)/);
  assert.doesNotMatch(policy.replace(/connect-src [^;]*/, ''), /team\.example/);
});

it('the servers of remotes are read from the registry, and only origins and paths get into the policy', () => {
  const apis = [
    { prefix: '/team-api', origin: 'https://team.example' },
    { origin: "https://a.example/x; script-src 'unsafe-inline'" },
    { origin: 'javascript:alert(1)' },
    { prefix: 5, origin: 5 },
    { prefix: '/' },
    null,
  ];
  assert.deepEqual(remoteApis(JSON.stringify({ remotes: apis.map((api) => ({ api })) })), {
    origins: ['https://team.example', 'https://a.example'],
    prefixes: ['/team-api'],
    pages: [],
  });
  for (const broken of ['', 'x', '[]', '{"remotes":5}']) assert.deepEqual(remoteApis(broken).origins, []);
});

it('a prefix matches whole segments, whatever their case', () => {
  const isCall = (path: string, prefix: string) => isRemoteCall(path, { prefixes: [prefix], pages: [] });
  assert.equal(isCall('/Team-api/list', '/team-api'), true);
  assert.equal(isCall('/team-api', '/team-api/'), true);
  assert.equal(isCall('/team-apiary', '/team-api'), false);
});

it('a Host header cannot inject text into the policy', () => {
  const policy = contentSecurityPolicy({ indexHtml: '', remoteOrigins: [], host: "x; script-src 'unsafe-inline'" });
  assert.doesNotMatch(policy, /unsafe-inline/);
});

it('scripts with a src need no hash', () => {
  const indexHtml = '<script defer src="/a.js"></script><script>a()</script>';
  const policy = contentSecurityPolicy({ indexHtml, remoteOrigins: [], host: 'localhost' });
  assert.equal(policy.match(/script-src [^;]*/)?.[0].split(' ').length, 4);
});

it('WebAssembly may run, but code from strings may not', () => {
  const policy = contentSecurityPolicy({ indexHtml: '', remoteOrigins: [], host: 'localhost' });
  assert.match(policy, /script-src 'self' 'wasm-unsafe-eval';/);
  assert.doesNotMatch(policy, /'unsafe-/);
});
