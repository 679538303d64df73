import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../database/database';
import { ApiError } from './api-error';
import { BoundedMemoryCounter } from './bounded-memory-counter';
import { RateLimiter } from './rate-limiter';
import { RateLimits } from './rate-limits';

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

it('lets a key do so much in a window, says how long to wait, and then lets it again', async () => {
  const limiter = limits.limiter('window', 2, 300);
  await limiter.take('a');
  await limiter.take('a');
  await assert.rejects(limiter.take('a'), refusal(1));
  await limiter.take('b');
  await setTimeout(320);
  await limiter.take('a');
  assert.equal(await limiter.allows('a'), true);
  assert.equal(await limiter.allows('a'), false);
});

it('names the seconds until the next window', async () => {
  const limiter = limits.limiter('seconds', 1, 60_000);
  await limiter.take('a');
  await assert.rejects(limiter.take('a'), refusal(60));
});

it('can take back what it counted, or forget it all', async () => {
  const limiter = limits.limiter('forgive', 1, 60_000);
  await limiter.take('a');
  await limiter.forgive('a');
  await limiter.take('a');
  await limiter.clear('a');
  await limiter.take('a');
});

it('forgets those who were quiet longest rather than grow for ever', async () => {
  const limiter = new RateLimiter(new BoundedMemoryCounter({ points: 1, duration: 60 }, 100));
  for (let key = 0; key < 101; key++) await limiter.take(String(key));
  await limiter.take('0');
  await assert.rejects(limiter.take('100'));
});
