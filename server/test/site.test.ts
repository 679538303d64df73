import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { before, describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { useTestApp } from './support/test-app';

const SCRIPT = "document.documentElement.dataset.theme = 'dark'";
const STYLE = 'body{margin:0}';
const INDEX = `<!doctype html><style>${STYLE}</style><script>${SCRIPT}</script><script src="/admin/main.0123abcd.js"></script>`;
const REMOTES = {
  remotes: [{ entry: '/admin/remotes/qr/x.js' }, { entry: 'https://qr.example.com/a/mf-manifest.json' }],
};

describe('The site', () => {
  const test = useTestApp();
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });
  const write = async (path: string, content: string | Buffer) => {
    const file = join(test.config.siteDir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const policy = async () => String((await get('/')).headers['content-security-policy']);

  it('explains how to build it while it is not built, and the API works', async () => {
    const page = await get('/');
    assert.equal(page.statusCode, 503);
    assert.match(page.body, /npm run build/);
    assert.equal((await get('/api/openapi.json')).statusCode, 200);
  });

  it('redirects unreadable page addresses home, and refuses unreadable calls with 400', async () => {
    const page = await get('/agent/%');
    assert.equal(page.statusCode, 302);
    assert.equal(page.headers.location, '/admin');
    const call = await get('/api/bot/%');
    assert.equal(call.statusCode, 400);
    assert.deepEqual(call.json(), { message: 'The address of this call cannot be read.' });
  });

  describe('once it is built', () => {
    before(async () => {
      await write('admin/index.html', INDEX);
      await write('admin/remotes.json', JSON.stringify(REMOTES));
      await write('admin/main.0123abcd.js', 'main');
      await write('admin/main.0123abcd.js.br', brotliCompressSync('main'));
      await write('admin/remotes/qr/entry.89abcdef.js', 'entry');
      await write('secret.txt', 'secret');
    });

    it('lets the page of a preview, and no other, load the release and send to its server', async () => {
      const id = '0123456789abcdef';
      const release = { name: 'qr', entry: 'https://next.example/qr/entry.js', api: { origin: 'https://api.example' } };
      await write(`admin/remotes/qr/release.${id}.json`, JSON.stringify(release));
      const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);
      const previewed = await policyOf(`/admin?preview=qr@${id}`);
      assert.match(previewed, /script-src [^;]*https:\/\/next\.example/);
      assert.match(previewed, /connect-src [^;]*https:\/\/api\.example/);
      for (const other of ['/admin', '/admin?preview=qr@fedcba9876543210', `/admin?preview=../qr@${id}`]) {
        assert.doesNotMatch(await policyOf(other), /(?:next|api)\.example/);
      }
    });

    it('only pages have the headers for documents; every response has the policy that applies to it', async () => {
      const documents = ['x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster'];
      const page = (await get('/login')).headers;
      for (const name of documents) assert.ok(page[name], name);
      assert.match(String(page['content-security-policy']), /script-src/);
      for (const url of ['/api/bot/getBots', '/api/nothing', '/api/openapi.json']) {
        const { headers } = await get(url);
        for (const name of documents) assert.equal(headers[name], undefined, `${url} ${name}`);
        assert.equal(headers['content-security-policy'], "default-src 'none';frame-ancestors 'none'", url);
        assert.equal(headers['x-content-type-options'], 'nosniff', url);
        assert.equal(headers['referrer-policy'], 'no-referrer', url);
      }
    });

    it('returns its page at every address of a screen', async () => {
      for (const url of [
        '/',
        '/admin',
        '/admin/',
        '/login',
        '/agent/1',
        '/MyQr?x=1',
        '/admin/reset_password?token=a.b',
        '/admin/index.html',
      ]) {
        const page = await get(url);
        assert.equal(page.statusCode, 200, url);
        assert.equal(page.body, INDEX, url);
        assert.match(String(page.headers['content-type']), /^text\/html/);
        assert.match(String(page.headers['cache-control']), /no-cache/);
        assert.ok(page.headers['etag']);
      }
    });

    it("returns the page in the cookie's or the browser's language, or in English", async () => {
      const inLanguage = async (cookie: string, accepted = 'en', url = '/login') =>
        (await get(url, { cookie, 'accept-language': accepted })).body;
      assert.equal(await inLanguage('frontdesk_language=ar', 'ar'), INDEX);
      for (const language of ['de', 'ar']) await write(`admin/index.${language}.html`, `page in ${language}`);
      assert.equal(await inLanguage('a=b; frontdesk_language=ar; c=d', 'de'), 'page in ar');
      assert.equal(await inLanguage('', 'de-AT, en;q=0.5'), 'page in de');
      assert.equal(await inLanguage('frontdesk_language=en', 'de'), INDEX);
      assert.equal(await inLanguage('frontdesk_language=fr', 'de'), 'page in de');
      assert.equal(await inLanguage('frontdesk_language=../x', 'fr'), INDEX);
      assert.equal(await inLanguage('frontdesk_language=ar', 'en', '/admin/index.ar.html'), 'page in ar');
      assert.equal((await get('/admin/index.fr.html')).statusCode, 404);
      for (const language of ['de', 'ar']) await rm(join(test.config.siteDir, `admin/index.${language}.html`));
      assert.equal(await inLanguage('frontdesk_language=ar', 'de'), INDEX);
    });

    it('returns 304 for an unchanged page', async () => {
      const { etag } = (await get('/login')).headers;
      assert.equal((await get('/login', { 'if-none-match': String(etag) })).statusCode, 304);
    });

    it('never returns the page for a missing file', async () => {
      for (const url of [
        '/admin/main.ffffffff.js',
        '/admin/remotes/qr/gone.js',
        '/admin/remotes/qr/gone',
        '/favicon.ico',
      ]) {
        const missing = await get(url);
        assert.equal(missing.statusCode, 404, url);
        assert.equal(missing.headers['cache-control'], 'no-store');
        assert.doesNotMatch(missing.body, /<html|doctype/);
      }
      assert.equal((await test.app.inject({ method: 'POST', url: '/login' })).statusCode, 404);
    });

    it("says in the reader's language that there is nothing at an address", async () => {
      const inGerman = { 'accept-language': 'de-AT,de;q=0.9' };
      for (const url of ['/api/nothing', '/admin/none.0123abcd.js']) {
        const { headers, body } = await test.app.inject({ url, headers: inGerman });
        assert.equal(JSON.parse(body).message, 'Unter dieser Adresse gibt es nichts.', url);
        assert.equal(headers['content-language'], 'de', url);
        assert.match(String(headers['vary']), /accept-language/, url);
      }
      assert.match((await get('/api/nothing')).body, /There is nothing at this address\./);
    });

    it('lets browsers cache files with a hash in their name, and revalidate all others', async () => {
      const script = await get('/admin/main.0123abcd.js');
      assert.equal(script.headers['cache-control'], 'public, max-age=31536000, immutable');
      assert.match(String((await get('/admin/remotes.json')).headers['cache-control']), /no-cache/);
    });

    it('sends the compressed files that the build created', async () => {
      const script = await get('/admin/main.0123abcd.js', { 'accept-encoding': 'gzip, br' });
      assert.equal(script.headers['content-encoding'], 'br');
      assert.match(String(script.headers['content-type']), /javascript/);
      assert.match(String(script.headers['vary']), /accept-encoding/i);
      assert.ok(script.rawPayload.equals(brotliCompressSync('main')));
      assert.equal((await get('/admin/main.0123abcd.js')).body, 'main');
    });

    it('unpacks a script that exists only as a compressed file, for a client without brotli', async () => {
      await write('admin/remotes/qr/page.fedcba98.js.br', brotliCompressSync('page'));
      const plain = await get('/admin/remotes/qr/page.fedcba98.js', { 'accept-encoding': 'gzip' });
      assert.deepEqual([plain.statusCode, plain.body], [200, 'page']);
      assert.match(String(plain.headers['content-type']), /^text\/javascript/);
      assert.match(String(plain.headers['cache-control']), /immutable/);
      assert.equal(plain.headers['access-control-allow-origin'], '*');
      const small = await get('/admin/remotes/qr/page.fedcba98.js', { 'accept-encoding': 'br' });
      assert.equal(brotliDecompressSync(small.rawPayload).toString(), 'page');
      assert.equal((await get('/admin/none.0123abcd.js')).statusCode, 404);
    });

    it('lets other origins load remotes and nothing else', async () => {
      const remote = await get('/admin/remotes/qr/entry.89abcdef.js');
      assert.equal(remote.headers['access-control-allow-origin'], '*');
      assert.equal(remote.headers['cross-origin-resource-policy'], 'cross-origin');
      const own = await get('/admin/main.0123abcd.js');
      assert.equal(own.headers['access-control-allow-origin'], undefined);
      assert.equal(own.headers['cross-origin-resource-policy'], 'same-origin');
    });

    it('allows only its own scripts, its inline scripts by their hash, and scripts from known remotes', async () => {
      const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
      const csp = await policy();
      assert.match(
        csp,
        new RegExp(
          `script-src 'self' 'wasm-unsafe-eval' ${hash(SCRIPT).replace(/[+/]/g, '\\$&')} https://qr.example.com;`,
        ),
      );
      assert.ok(csp.includes(hash(STYLE)));
      assert.ok(csp.includes("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"));
      assert.match(csp, /connect-src 'self' ws:\/\/localhost:80 wss:\/\/localhost:80 https:\/\/qr.example.com\/a\/;/);
      assert.match(csp, /frame-ancestors 'none'/);
      assert.doesNotMatch(csp, /'unsafe|upgrade-insecure-requests/);
      assert.equal((await get('/')).headers['strict-transport-security'], undefined);
    });

    it('notices a new release and other remotes without a restart', async () => {
      await write('admin/index.html', `${INDEX}<!-- new -->`);
      await write('admin/remotes.json', '{"remotes":[{"entry":"https://new.example/x.js"},5]}');
      assert.match((await get('/login')).body, /new/);
      assert.match(await policy(), /script-src [^;]*https:\/\/new.example/);
      await write('admin/remotes.json', 'not json');
      assert.doesNotMatch(await policy(), /example/);
    });

    it('allows the origins that the operator lists, whatever the registry contains', async () => {
      await write('admin/remotes.json', '{"remotes":[{"entry":"https://qr.example/x.js"}]}');
      await test.restart({ remoteOrigins: ['https://cdn.example', 'https://qr.example'] });
      const csp = await policy();
      for (const directive of ['script-src', 'style-src', 'img-src']) {
        assert.match(csp, new RegExp(`${directive} [^;]* https://cdn.example https://qr.example(;|$)`));
      }
      assert.doesNotMatch(csp, /connect-src [^;]*cdn.example/);
      await test.restart({ remoteOrigins: [] });
    });

    it('sends the registry compressed and without indentation, and 304 while it is unchanged', async () => {
      const listed = { remotes: [{ name: 'team', entry: '/t.js' }] };
      await write('admin/remotes.json', JSON.stringify(listed, null, 2));
      const plain = await get('/admin/remotes.json');
      assert.equal(plain.body, JSON.stringify(listed));
      const small = await get('/admin/remotes.json', { 'accept-encoding': 'gzip, br' });
      assert.equal(small.headers['content-encoding'], 'br');
      assert.deepEqual(JSON.parse(brotliDecompressSync(small.rawPayload).toString()), listed);
      const etag = String(small.headers['etag']);
      assert.equal((await get('/admin/remotes.json', { 'if-none-match': etag })).statusCode, 304);
      await write('admin/remotes.json', '{"remotes":[]}');
      const changed = await get('/admin/remotes.json', { 'if-none-match': etag });
      assert.deepEqual([changed.statusCode, changed.body], [200, '{"remotes":[]}']);
      await write('admin/remotes.json', 'not json');
      assert.equal((await get('/admin/remotes.json')).body, 'not json');
    });

    it('sends, along with the registry, which of the required calls the server supports', async () => {
      const routes = ['GET /api/people', 'GET /api/nothing', 'GET /api/people', 'GET /rooms/list'].map((requires) => ({
        requires,
      }));
      await write(
        'admin/remotes.json',
        JSON.stringify({ remotes: [{ name: 'team', requires: 'GET /api/keys', routes }] }),
      );
      assert.equal((await get('/admin/remotes.json')).headers['x-own-calls'], 'GET /api/keys, GET /api/people');
      await write('admin/remotes.json', '{"remotes":[]}');
      assert.equal((await get('/admin/remotes.json')).headers['x-own-calls'], undefined);
    });

    it('lets pages call a remote’s own server, and serves no page at its prefix', async () => {
      const api = { prefix: '/team-api', origin: 'https://team.example' };
      await write('admin/remotes.json', JSON.stringify({ remotes: [{ entry: '/t.js', api }] }));
      assert.match(await policy(), /connect-src [^;]*https:\/\/team\.example/);
      assert.doesNotMatch(await policy(), /script-src [^;]*team/);
      assert.equal((await get('/team-api/list')).statusCode, 404);
      assert.equal((await get('/team-apiary')).statusCode, 200);
      await write('admin/remotes.json', JSON.stringify({ remotes: [{ entry: '/t.js', api: { prefix: '/Login' } }] }));
      assert.equal((await get('/login')).statusCode, 200);
      const routes = [{ path: '/team/:id/more?' }, { path: '/team/a.b/*' }];
      await write(
        'admin/remotes.json',
        JSON.stringify({ remotes: [{ routes, api: { prefix: '/team' } }, { routes }] }),
      );
      const urls = ['/Team/1', '/team/1/more/', '/team/a.b/x/y', '/team', '/team/1/x', '/team/acb/x/y'];
      const answers = await Promise.all(urls.map(async (url) => (await get(url)).statusCode));
      assert.deepEqual(answers, [200, 200, 200, 404, 404, 404]);
    });

    it('inserts the STUN server that the operator chose, and otherwise leaves the page unchanged', async () => {
      await write('admin/index.html', '<head></head>');
      assert.equal((await get('/Chat')).body, '<head></head>');
      await test.restart({ stunUrl: 'stun:stun.example:3478' });
      assert.equal((await get('/Chat')).body, '<head><meta name="stun" content="stun:stun.example:3478"></head>');
    });

    it('adds to the page what the registry has for its address, and the first views that can be shown there', async () => {
      const view = (name: string, more = '') => `<template data-view="${name}"${more}>${name}</template>`;
      const views = [view('public'), view('shell'), view('/login', ' data-login'), view('/join')].join('');
      await test.restart({ stunUrl: null });
      await write('admin/index.html', `<title>Frontdesk</title>${INDEX}${views}`);
      const login = { path: '/login', access: 'public', role: 'login' };
      const registry = (entry: string) =>
        JSON.stringify({
          remotes: [{ entry, routes: [login, { path: '/join', access: 'public' }, { path: '/agent' }] }],
        });
      await write('admin/remotes.json', registry('/admin/remotes/a/1.js'));
      const excerptOf = (body: string) => /<meta name="registry" content='([^']*)'><title>/.exec(body)?.[1] ?? '';
      const viewsOf = (body: string) => [...body.matchAll(/<template data-view="([^"]+)/g)].map(([, name]) => name);

      const page = await get('/login?next=/agent');
      assert.deepEqual(JSON.parse(excerptOf(page.body)), [{ entry: '/admin/remotes/a/1.js', routes: [login] }]);
      assert.deepEqual(viewsOf(page.body), ['public', '/login']);
      assert.deepEqual(viewsOf((await get('/join/')).body), ['public', '/join']);
      const listPage = (await get('/agent')).body;
      assert.deepEqual(viewsOf(listPage), ['public', 'shell', '/login']);
      assert.deepEqual(JSON.parse(excerptOf(listPage))[0].routes, [login, { path: '/agent' }]);
      const small = await get('/login', { 'accept-encoding': 'br' });
      assert.equal(brotliDecompressSync(small.rawPayload).toString(), page.body);

      // The first script of a page at another address may write this page into that one.
      const whole = (await get('/admin/index.html')).body;
      assert.equal(excerptOf(whole), '');
      assert.equal(viewsOf(whole).length, 4);

      const unchanged = { 'if-none-match': String(page.headers['etag']) };
      assert.equal((await get('/login', unchanged)).statusCode, 304);
      await write('admin/remotes.json', registry('/admin/remotes/a/2.js'));
      const edited = await get('/login', unchanged);
      assert.equal(edited.statusCode, 200);
      assert.match(excerptOf(edited.body), /a\/2\.js/);

      await write('admin/index.de.html', `<title>Frontdesk</title>${INDEX}${views}`);
      await write('admin/remotes.de.json', '{"/admin/remotes/a/2.js":{"entry":"/admin/remotes/a/2.de.js"}}');
      assert.match(excerptOf((await get('/login', { 'accept-language': 'de' })).body), /a\/2\.de\.js/);
      await write('admin/remotes.json', 'not json');
      assert.equal(excerptOf((await get('/login')).body), '');
    });

    it('never serves files outside its folder', async () => {
      for (const url of ['/admin/../secret.txt', '/admin/%2e%2e/secret.txt', '/admin/..%2fsecret.txt', '/secret.txt']) {
        assert.doesNotMatch((await get(url)).body, /^secret/, url);
      }
      await rm(join(test.config.siteDir, 'secret.txt'));
    });
  });
});
