import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { createBot, getBots } from '@frontdesk/shared/endpoints/bot';
import type { ApiClient } from './support/api-client';
import { useTestApp } from './support/test-app';

describe('A long list', () => {
  const test = useTestApp();

  async function ownerOf(agents: number) {
    const owner = await test.visitor.signUp();
    for (let at = 0; at < agents; at += 1) {
      await owner.call(createBot, { name: `Agent ${at}`, description: 'Answers guests.', enabled: true });
    }
    return owner;
  }

  /** Does not use the client, which reads every response as JSON. */
  const list = ({ headers }: ApiClient, further: Record<string, string> = {}) =>
    test.app.inject({ url: getBots.path, headers: { ...headers, ...further } });

  it('is sent compressed to clients that accept it', async () => {
    const owner = await ownerOf(12);
    const plain = await list(owner);
    assert.equal(plain.headers['content-encoding'], undefined);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const encoding of ['br', 'gzip'] as const) {
      const answer = await list(owner, { 'accept-encoding': encoding });
      assert.equal(answer.headers['content-encoding'], encoding);
      assert.ok(answer.rawPayload.length < plain.rawPayload.length / 3);
      assert.equal(unpack[encoding](answer.rawPayload).toString(), plain.body);
      assert.equal(answer.headers['etag'], plain.headers['etag']);
    }
  });

  it('is compressed with the fast setting, which a list of a megabyte needs', async () => {
    const owner = await ownerOf(12);
    const plain = (await list(owner)).body;
    const { length } = (await list(owner, { 'accept-encoding': 'br' })).rawPayload;
    const [quick, usual] = [2, 4].map(
      (quality) => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length,
    ) as [number, number];
    assert.ok(Math.abs(length - quick) < Math.abs(length - usual), `${length}, ${quick} in a quick way, ${usual} else`);
  });

  it('declares in every response that it varies by session and encoding', async () => {
    const owner = await ownerOf(12);
    const accepted = { 'accept-encoding': 'gzip, br' };
    const answers = [await list(owner), await list(owner, accepted)];
    const etag = String(answers[0]?.headers['etag']);
    answers.push(await list(owner, { ...accepted, 'if-none-match': etag }));
    for (const { headers } of answers) assert.equal(headers['vary'], 'prefer, authorization, accept-encoding');
    assert.deepEqual(
      answers.map(({ statusCode }) => statusCode),
      [200, 200, 304],
    );
  });

  it('is not compressed while it is short, but declares the same variation', async () => {
    const answer = await list(await ownerOf(1), { 'accept-encoding': 'gzip, br' });
    assert.equal(answer.headers['content-encoding'], undefined);
    assert.equal(answer.headers['vary'], 'prefer, authorization, accept-encoding');
  });
});
