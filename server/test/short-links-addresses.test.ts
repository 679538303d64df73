import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { createShortLink } from '@frontdesk/shared/endpoints/short-link';
import { listen } from './support/hub-client';
import { useTestApp } from './support/test-app';

const MENU = 'https://example.com/menu';

describe('The address of a short link', () => {
  const test = useTestApp();

  async function makeLink(): Promise<string> {
    const owner = await test.visitor.signUp();
    return (await owner.call(createShortLink, { Type: 'Url', Url: MENU })).slug;
  }

  /** Sends a request line exactly as it is written, and returns the whole answer. */
  async function get(address: string): Promise<string> {
    const { port } = await listen(test.app);
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.setTimeout(3000, () => socket.destroy(new Error(`${address} was not answered.`)));
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  }

  it('is answered in the absolute form that proxies send', async () => {
    const slug = await makeLink();
    for (const origin of ['http://x', 'HTTP://X:8080', 'https://x']) {
      const answer = await get(`${origin}/r/${slug}`);
      assert.match(answer, /^HTTP\/1\.1 302 /, origin);
      assert.ok(answer.includes(`location: ${MENU}\r\n`), answer);
    }
    assert.match(await get('http://x/r/nothing'), /^HTTP\/1\.1 404 .*<h1>This code is not known\.<\/h1>/s);
  });

  it('is answered when its r is percent-encoded', async () => {
    const slug = await makeLink();
    for (const address of [`/%72/${slug}`, `/%52/${slug}`, '/%72/x', 'http://x/%72/x']) {
      assert.match(await get(address), /^HTTP\/1\.1 [245]\d\d /, address);
    }
  });
});
