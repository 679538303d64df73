import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import type { ApiError } from '../http/api-error';
import { RateLimits } from '../http/rate-limits';
import { createAccountLimits, limitLogin, networkKey } from './login-limits';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

function open() {
  const accountLimits = createAccountLimits(new RateLimits({ engine: 'sqlite' } as Database));
  const services = { accountLimits, knownBrowsers: { idFor: () => null } } as unknown as Parameters<
    typeof limitLogin
  >[0];
  /** Returns whether an attempt from an address reaches the password check. */
  return (ip: string) =>
    limitLogin(services, { ip } as FastifyRequest, 'owner@example.com', 'u').catch((refusal: ApiError) => {
      assert.equal(refusal.status, 429);
      return null;
    });
}

it('lets every new network try a password, and makes it wait longer after each failure', async ({ mock }) => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  const attempt = open();
  for (let network = 0; network < 50; network++) {
    for (let at = 0; at < 10; at++) assert.ok(await attempt(`198.51.100.${network}`));
  }
  const seconds = [];
  for (let second = 0; second < 3600; second++) {
    if (await attempt('203.0.113.1')) seconds.push(second);
    mock.timers.tick(SECOND_MS);
  }
  assert.deepEqual(seconds, [0, 60, 300, 1200]);
});

it('limits the guesses from one network per day', async ({ mock }) => {
  mock.timers.enable({ apis: ['Date'], now: 0 });
  const attempt = open();
  let guesses = 0;
  for (let second = 0; second < 24 * 3600; second += 60) {
    // Other people's attempts keep the account above its total limit.
    if (second % 3600 === 0) {
      for (let at = 0; at < 500; at++) await attempt(`198.51.${second / 3600}.${at >> 1}`);
    }
    // Each attempt comes from a different /64.
    if (await attempt(`2001:db8:1:${(second / 60).toString(16)}::1`)) guesses += 1;
    mock.timers.tick(60 * SECOND_MS);
  }
  assert.equal(guesses, 12);
});

it('does not count a successful login as a failure', async ({ mock }) => {
  mock.timers.enable({ apis: ['Date'], now: HOUR_MS });
  const attempt = open();
  for (let at = 0; at < 1000; at++) await (await attempt('2001:db8::1'))?.();
  for (let network = 0; network < 250; network++) {
    for (let at = 0; at < 2; at++) assert.ok(await attempt(`198.51.100.${network}`));
  }
  for (let at = 0; at < 3; at++) {
    const forgive = await attempt('2001:db8::1');
    assert.ok(forgive);
    await forgive();
  }
});

it('counts the addresses of an IPv6 /48 as one network, and an IPv4 address as itself', () => {
  assert.equal(networkKey('2001:db8:1:2::3'), '2001:db8:1::/48');
  assert.equal(networkKey('2001:0DB8:1:ffff:1:2:3:4'), '2001:db8:1::/48');
  assert.equal(networkKey('2001:db8:2::3'), '2001:db8:2::/48');
  assert.equal(networkKey('::1'), '0:0:0::/48');
  assert.equal(networkKey('198.51.100.7'), '198.51.100.7');
  assert.equal(networkKey('::ffff:198.51.100.7'), '198.51.100.7');
});
