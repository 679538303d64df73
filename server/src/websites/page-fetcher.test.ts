import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { TestSite } from '../../test/support/test-site';
import { isPublicAddress } from '../http/host-address';
import { PageFetcher } from './page-fetcher';

const never = new AbortController().signal;

describe('A public address', () => {
  it('is not in a private or reserved network', () => {
    for (const inside of [
      ...['127.0.0.1', '10.1.2.3', '172.16.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0', '100.100.100.200'],
      ...['168.63.129.16', '255.255.255.255', '224.0.0.1', '::1', '::', 'fe80::1', 'fd00:ec2::254', '::ffff:127.0.0.1'],
      ...['::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'nonsense'],
      ...['::7f00:1', '::127.0.0.1', '::a00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::7f00:1', '2002:a00:1::1', 'fec0::1'],
    ]) {
      assert.equal(isPublicAddress(inside), false, inside);
    }
    for (const outside of ['93.184.216.34', '2606:2800:220:1::1']) assert.ok(isPublicAddress(outside), outside);
  });
});

describe('Fetching a page', () => {
  const site = new TestSite({
    '/': { body: 'Hello', headers: { 'content-type': 'Text/HTML; Charset="UTF-8"', etag: '"1"' } },
    '/packed': { body: gzipSync('packed'), headers: { 'content-encoding': 'gzip' } },
    '/bomb': { body: gzipSync(Buffer.alloc(5_000_000)), headers: { 'content-encoding': 'gzip' } },
    '/loop': { status: 302, headers: { location: '/loop' } },
    '/slow': { delayMs: 3000, body: 'late' },
    '/broken': { status: 503 },
    '/forbidden': { status: 403 },
    '/to-forbidden': { status: 302, headers: { location: '/forbidden-to-robots' } },
    '/forbidden-to-robots': 'secret',
    '/in': { status: 302, headers: { location: 'http://10.0.0.1/' } },
    '/other': { status: 302, headers: { location: 'http://www.example.com/' } },
  });
  let port = '';
  before(async () => {
    await site.start();
    port = new URL(site.address).port;
  });
  after(() => site.stop());

  const options = { allowPrivate: true, publicUrl: 'https://desk.example', bytesMax: 1_000_000 };
  // Only pages that never end exceed the time limit, however slow this machine is.
  const open = new PageFetcher({ ...options, timeMs: 600_000 });
  const hurried = new PageFetcher({ ...options, timeMs: 500 });
  after(() => Promise.all([open.close(), hurried.close()]));
  const fetch = (path: string, known = {}) => open.fetch(new URL(path, site.address).href, known, never);

  it('returns its content, type and version', async () => {
    const page = await fetch('/');
    assert.ok(page.kind === 'page');
    assert.deepEqual(
      [page.contentType, page.charset, page.etag, page.bytes.toString()],
      ['text/html', 'utf-8', '"1"', 'Hello'],
    );
    assert.deepEqual(await fetch('/', { etag: '"1"' }), { kind: 'unchanged' });
    assert.equal(site.requests[0]?.headers['user-agent'], 'FrontdeskBot/1.0 (+https://desk.example)');
    const packed = await fetch('/packed');
    assert.equal(packed.kind === 'page' && packed.bytes.toString(), 'packed');
  });

  it('fails when a page is too large once unpacked, too slow, endless, missing or broken', async () => {
    assert.deepEqual(await fetch('/bomb'), { kind: 'too-large' });
    assert.deepEqual(await hurried.fetch(new URL('/slow', site.address).href, {}, never), {
      kind: 'failed',
      isDown: true,
    });
    assert.deepEqual(await fetch('/loop'), { kind: 'failed', isDown: false });
    assert.deepEqual(await fetch('/missing'), { kind: 'missing' });
    assert.deepEqual(await fetch('/broken'), { kind: 'failed', isDown: true, status: 503 });
    assert.deepEqual(await fetch('/forbidden'), { kind: 'failed', isDown: false, status: 403 });
    assert.deepEqual(await fetch('/other'), { kind: 'elsewhere' });
  });

  it('ends in time when the page sends only a byte now and then, even after a garbage collection', async () => {
    const drip = createServer((_, response) => {
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => drip.listen(0, '127.0.0.1', resolve));
    setFlagsFromString('--expose-gc');
    const collect = setInterval(runInNewContext('gc'), 50);
    const { port: dripPort } = drip.address() as AddressInfo;
    const result = await hurried.fetch(`http://127.0.0.1:${dripPort}/`, {}, never);
    clearInterval(collect);
    drip.closeAllConnections();
    drip.close();
    assert.deepEqual(result, { kind: 'failed', isDown: true });
  });

  it('does not follow a redirect to a page that robots.txt forbids', async () => {
    const from = new URL('/to-forbidden', site.address).href;
    const before = site.requests.length;
    const result = await open.fetch(from, {}, never, {
      allows: (address) => !address.includes('forbidden-to'),
    });
    assert.deepEqual([result.kind, site.paths.slice(before)], ['forbidden', ['/to-forbidden']]);
  });

  it('never connects to a private address, however it is written', async () => {
    const fetcher = new PageFetcher({ allowPrivate: false, publicUrl: null });
    const before = site.requests.length;
    for (const host of [
      '127.0.0.1',
      '2130706433',
      '0x7f.1',
      '0177.0.0.1',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '0.0.0.0',
      'localhost',
    ]) {
      assert.deepEqual(await fetcher.fetch(`http://${host}:${port}/`, {}, never), { kind: 'private' }, host);
    }
    assert.equal(site.requests.length, before);
    await fetcher.close();
  });

  it('connects to the address that was checked, even if the name resolves differently later', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const asked: string[] = [];
    const resolve = async (host: string) => {
      asked.push(host);
      return [{ address: answers.shift() ?? '127.0.0.1', family: 4 }];
    };
    const fetcher = new PageFetcher({ allowPrivate: false, publicUrl: null, resolve, timeMs: 300 });
    const before = site.requests.length;
    // The first result is a public address, which does not respond here.
    assert.equal((await fetcher.fetch(`http://rebound.example:${port}/`, {}, never)).kind, 'failed');
    assert.equal((await fetcher.fetch(`http://rebound.example:${port}/`, {}, never)).kind, 'private');
    assert.deepEqual([asked.length, site.requests.length], [2, before]);
    await fetcher.close();
  });

  it('refuses a name with even one private address', async () => {
    const resolve = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    const fetcher = new PageFetcher({ allowPrivate: false, publicUrl: null, resolve, timeMs: 300 });
    assert.equal((await fetcher.fetch('http://two.example/', {}, never)).kind, 'private');
    await fetcher.close();
  });
});
