import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, it } from 'node:test';
import { scriptProblem } from './script-problem';

let server: Server;
afterEach(() => server.close());

async function serve(status: number, headers: OutgoingHttpHeaders): Promise<string> {
  server = createServer((_, response) => response.writeHead(status, headers).end('x')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/entry.js`;
}
const CORS = { 'access-control-allow-origin': '*' };

it('finds nothing wrong with a script or a manifest that other origins may load', async () => {
  for (const type of ['text/javascript; charset=utf-8', 'application/json']) {
    assert.equal(await scriptProblem(await serve(200, { ...CORS, 'content-type': type })), null);
    server.close();
  }
});

it('names what a host could not load', async () => {
  for (const [status, headers, problem] of [
    [404, CORS, 'answers 404.'],
    [200, { ...CORS, 'content-type': 'text/html' }, 'is text/html, not a script.'],
    [200, CORS, 'is no content type, not a script.'],
    [
      200,
      { 'content-type': 'text/javascript' },
      'has no Access-Control-Allow-Origin, so pages of other origins may not load it.',
    ],
  ] as const) {
    const address = await serve(status, headers);
    assert.equal(await scriptProblem(address), `${address} ${problem}`);
    server.close();
  }
});

it('reports an address that does not respond', async () => {
  const address = await serve(200, {});
  server.close();
  await once(server, 'close');
  assert.equal(await scriptProblem(address), `${address} does not respond.`);
});
