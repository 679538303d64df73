import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { saveQr } from '@frontdesk/shared/endpoints/qr';
import { changeToShortLink, createShortLink, updateShortLink } from '@frontdesk/shared/endpoints/short-link';
import { listen } from './support/hub-client';
import { startNameServer } from './support/name-server';
import { useTestApp } from './support/test-app';

const MENU = 'https://example.com/menu';
const NOT_KNOWN = /^HTTP\/1\.1 404 .*<h1>This code is unknown\.<\/h1>/s;

describe('The address of a short link', () => {
  const test = useTestApp();

  async function makeLink(): Promise<string> {
    const owner = await test.visitor.signUp();
    return (await owner.call(createShortLink, { Type: 'Url', Url: MENU })).slug;
  }

  /** Sends a request line exactly as written, and returns the whole response. */
  async function get(address: string): Promise<string> {
    const { port } = await listen(test.app);
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    // The limit allows for busy machines; it is not a pause.
    socket.setTimeout(120_000, () => socket.destroy(new Error(`${address} was not answered.`)));
    let answer = '';
    socket.on('data', (part) => (answer += part));
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    return answer;
  }

  it('works in the absolute form that proxies send', async () => {
    const slug = await makeLink();
    for (const origin of ['http://x', 'HTTP://X:8080', 'https://x']) {
      const answer = await get(`${origin}/r/${slug}`);
      assert.match(answer, /^HTTP\/1\.1 302 /, origin);
      assert.ok(answer.includes(`location: ${MENU}\r\n`), answer);
    }
    assert.match(await get('http://x/r/nothing'), NOT_KNOWN);
  });

  it('may end with a slash', async () => {
    const slug = await makeLink();
    for (const end of ['/', '/?utm=x', '?utm=x/']) {
      assert.match(await get(`/r/${slug}${end}`), /^HTTP\/1\.1 302 /, end);
    }
    assert.match(await get(`/r/${slug}//`), NOT_KNOWN);
  });

  it('shows the page for unknown codes if no code has its spelling', async () => {
    const slug = await makeLink();
    const spellings = ['/r', '/R', '/r?x', '//r', `//r/${slug}`, `/r%2F${slug}`, `/%2fR/${slug}`, '/r//'];
    for (const address of [...spellings, `/%72/${slug}`, `/%52/${slug}`, '/%72/x', 'http://x/%72/x', 'http://x/r']) {
      assert.match(await get(address), NOT_KNOWN, address);
    }
  });

  it('does not affect the other addresses of the dashboard', async () => {
    for (const address of ['/', '/recover', '/rx/nothing', '/%72x', '/a/r/nothing', '/?next=/r/nothing']) {
      assert.doesNotMatch(await get(address), NOT_KNOWN, address);
    }
  });
});

describe('The destination of a short link', () => {
  const test = useTestApp();

  it('is refused when its name leads into a private network, however it is saved', async (context) => {
    const names = await startNameServer({
      'inside.example.com': ['10.0.0.1', '192.168.1.1'],
      'outside.example.com': ['93.184.215.14'],
      'both.example.com': ['10.0.0.1', '93.184.215.14'],
    });
    context.after(names.stop);
    const { config } = test;
    await test.restart({ nameServers: [names.address] });
    const owner = await test.visitor.signUp();
    const Url = 'http://inside.example.com/menu';
    const { id: plainId } = await owner.call(saveQr, { Name: 'Not a link', Type: 'Url', Url });
    const { id: qrId } = await owner.call(createShortLink, { Type: 'Url', Url: 'https://outside.example.com' });
    const inside = { Type: 'Url', Url };
    for (const refused of [
      owner.refused(400, createShortLink, inside),
      owner.refused(400, createShortLink, { Type: 'Contact', company: 'A', website: Url }),
      owner.refused(400, saveQr, { ...inside, Id: qrId, Name: 'Changed' }),
      owner.refused(400, changeToShortLink, { qrId: plainId }),
      owner.refused(400, updateShortLink, { qrId, afterEndUrl: Url }),
    ]) {
      assert.match(await refused, /^This address is on a private network/);
    }
    // A name that does not exist yet may exist by the time the code is first scanned.
    for (const name of ['both', 'unknown']) {
      await owner.call(createShortLink, { Type: 'Url', Url: `https://${name}.example.com` });
    }
    assert.ok(names.asked.has('unknown.example.com'));
    await test.restart(config);
  });

  it('is accepted when no name server answers', async () => {
    const owner = await test.visitor.signUp();
    await owner.call(createShortLink, { Type: 'Url', Url: 'http://inside.example.com' });
  });

  it('has two slashes before its name', async () => {
    const owner = await test.visitor.signUp();
    const refused = owner.refused(400, createShortLink, { Type: 'Url', Url: 'https:///evil.example' });
    assert.match(await refused, /two slashes/);
  });
});
