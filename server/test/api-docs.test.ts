import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { useTestApp } from './support/test-app';

describe('The API documentation', () => {
  const test = useTestApp();
  const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ method: 'GET', url, headers });

  it('is a page whose files all come from this server', async () => {
    for (const url of ['/api/docs', '/api/docs/']) {
      const page = await get(url);
      assert.equal(page.statusCode, 200, url);
      assert.match(String(page.headers['content-type']), /^text\/html/);
      const files = [...page.body.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, file = '']) => file);
      assert.equal(files.length, 4);
      for (const file of files.filter((address) => address !== 'data:,')) {
        const answer = await get(file);
        assert.equal(answer.statusCode, 200, file);
        assert.equal(answer.headers['x-content-type-options'], 'nosniff', file);
        assert.match(String(answer.headers['content-type']), file.endsWith('.css') ? /^text\/css/ : /javascript/, file);
      }
    }
  });

  it('allows no inline code, no eval and no other origin', async () => {
    const { headers, body } = await get('/api/docs');
    const policy = String(headers['content-security-policy']);
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/);
    assert.match(policy, /frame-ancestors 'none'$/);
    assert.doesNotMatch(policy, /unsafe|http/);
    assert.doesNotMatch(body, /<script>|<style|style=|https?:/);
  });

  it('sends large files compressed, and responds 304 to clients that already have them', async () => {
    const url = '/api/docs/swagger-ui-bundle.js';
    const plain = await get(url);
    const small = await get(url, { 'accept-encoding': 'gzip, br' });
    assert.equal(small.headers['content-encoding'], 'br');
    assert.ok(brotliDecompressSync(small.rawPayload).equals(plain.rawPayload));
    const etag = String(small.headers['etag']);
    assert.equal((await get(url, { 'if-none-match': etag })).statusCode, 304);
  });

  it('serves no other file in the package', async () => {
    for (const file of ['package.json', 'index.js', '..%2fpackage.json', 'constructor', '%00', 'swagger-ui.css/x']) {
      const { statusCode } = await get(`/api/docs/${file}`);
      assert.equal(statusCode, 404, file);
    }
  });
});
