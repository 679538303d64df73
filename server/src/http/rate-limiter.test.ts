import assert from 'node:assert/strict';
import { afterEach, beforeEach, it, mock } from 'node:test';
import type { Database } from '../database/database';
import { ApiError } from './api-error';
import { BoundedMemoryCounter, RateLimiter } from './rate-limiter';
import { RateLimits } from './rate-limits';

beforeEach(() => mock.timers.enable({ apis: ['Date', 'setTimeout'] }));
afterEach(() => mock.timers.reset());

const limits = new RateLimits({ engine: 'sqlite' } as Database);

const refusal = (seconds: number) => (error: unknown) => {
  assert.ok(error instanceof ApiError && error.status === 429);
  assert.equal(
    error.message,
    `Too many attempts. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  );
  assert.deepEqual(error.headers, { 'retry-after': String(seconds) });
  return true;
};

it('allows a key a number of calls per window, reports how long to wait, and then allows it again', async () => {
  const limiter = limits.limiter('window', 2, 300);
  await limiter.take('a');
  await limiter.take('a');
  await assert.rejects(limiter.take('a'), refusal(1));
  await limiter.take('b');
  mock.timers.tick(300);
  await limiter.take('a');
  assert.equal(await limiter.allows('a'), true);
  assert.equal(await limiter.allows('a'), false);
});

it('reports the seconds until the next window', async () => {
  const limiter = limits.limiter('seconds', 1, 60_000);
  await limiter.take('a');
  await assert.rejects(limiter.take('a'), refusal(60));
});

it('can undo a count, or forget a key completely', async () => {
  const limiter = limits.limiter('forgive', 1, 60_000);
  await limiter.take('a');
  await limiter.forgive('a');
  await limiter.take('a');
  await limiter.clear('a');
  await limiter.take('a');
});

it('forgets the keys that were idle longest instead of growing forever', async () => {
  const limiter = new RateLimiter(new BoundedMemoryCounter({ points: 1, duration: 60 }, 100));
  for (let key = 0; key < 101; key++) await limiter.take(String(key));
  await limiter.take('0');
  await assert.rejects(limiter.take('100'));
});
