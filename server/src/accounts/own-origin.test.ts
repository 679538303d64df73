import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { ownOrigin } from './own-origin';

function originOf(host: string, config: { publicUrl?: string; allowedHosts?: readonly string[] } = {}) {
  const request = { protocol: 'http', host, socket: { localPort: 8080 }, log: { warn: () => undefined } };
  return ownOrigin(request as unknown as FastifyRequest, { publicUrl: null, allowedHosts: [], ...config });
}

it('trusts a Host header that names this machine and our own port', () => {
  for (const host of ['localhost:8080', '127.0.0.1:8080', '[::1]:8080']) assert.equal(originOf(host), `http://${host}`);
});

it('trusts no other name and no other port', () => {
  for (const host of [
    'evil.example',
    'evil.localhost',
    'localhost:9000',
    '127.0.0.1:19999',
    '127.0.0.2:8080',
    '192.168.1.5:8080',
    'localhost.evil.example',
    'x@evil.example',
    'a b',
  ]) {
    assert.equal(originOf(host), null, host);
  }
});

it('trusts the hosts on the operator’s list', () => {
  const allowedHosts = ['desk.example.com', '192.168.1.5:8080'];
  assert.equal(originOf('desk.example.com', { allowedHosts }), 'http://desk.example.com');
  assert.equal(originOf('192.168.1.5:8080', { allowedHosts }), 'http://192.168.1.5:8080');
  assert.equal(originOf('desk.example.com:81', { allowedHosts }), null);
});

it('always prefers PUBLIC_URL', () => {
  assert.equal(originOf('evil.example', { publicUrl: 'https://desk.example.com/x' }), 'https://desk.example.com');
});

it('logs what to set when no host is trusted, and nothing otherwise', () => {
  const logged: string[] = [];
  const log = { warn: (sentence: string) => logged.push(sentence) };
  const requestOf = (host: string) => ({ protocol: 'http', host, socket: { localPort: 8080 }, log });
  const config = { publicUrl: null, allowedHosts: [] };
  ownOrigin(requestOf('localhost:8080') as unknown as FastifyRequest, config);
  assert.deepEqual(logged, []);
  ownOrigin(requestOf('evil.example') as unknown as FastifyRequest, config);
  assert.deepEqual(logged, [
    'A mail was not sent, because its link would lead to an unknown host. Set PUBLIC_URL, or list the host in ALLOWED_HOSTS.',
  ]);
});
