import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from './own-origin';

function asked(host: string, localAddress = '127.0.0.1') {
  const request = { protocol: 'http', host, socket: { localAddress }, log: { warn: () => undefined } };
  return ownOrigin(request as unknown as FastifyRequest, null, 8080);
}

it('believes a Host header that cannot lead to a stranger', () => {
  for (const host of ['localhost:9000', 'frontdesk:8080', '127.0.0.1:8080', '[::1]:8080', 'app.localhost:3000']) {
    assert.equal(asked(host), `http://${host}`);
  }
  assert.equal(asked('192.168.1.5:8080', '192.168.1.5'), 'http://192.168.1.5:8080');
});

it('leads home instead of to a host that anybody could have made up', () => {
  for (const host of [
    'evil.example',
    '203.0.113.9',
    'localhost.evil.example',
    'a b',
    'x@evil.example',
    '[2001:db8::1]',
  ]) {
    assert.equal(asked(host), 'http://localhost:8080', host);
  }
});

it('always prefers PUBLIC_URL', () => {
  assert.equal(ownOrigin({} as FastifyRequest, 'https://desk.example.com/x', 8080), 'https://desk.example.com');
});
