import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ApiError } from './api-error';
import { RateLimiter } from './rate-limiter';

const refusal = (headers: Record<string, string>) => (error: unknown) => {
  assert.ok(error instanceof ApiError && error.status === 429);
  assert.deepEqual(error.headers, headers);
  return true;
};

it('lets a key do so much in a window, says how long to wait, and then lets it again', () => {
  let now = 0;
  const limiter = new RateLimiter(2, 60_000, () => now);
  limiter.take('a');
  now = 10_000;
  limiter.take('a');
  assert.throws(() => limiter.take('a'), refusal({ 'retry-after': '50' }));
  limiter.take('b');
  now = 60_000;
  limiter.take('a');
  assert.throws(() => limiter.take('a'), refusal({ 'retry-after': '10' }));
});

it('counts nothing when it only checks, and can take back or forget', () => {
  const limiter = new RateLimiter(1, 60_000, () => 0);
  limiter.check('a');
  limiter.take('a');
  assert.throws(() => limiter.check('a'));
  limiter.forgive('a');
  limiter.take('a');
  limiter.clear('a');
  limiter.take('a');
});

it('forgets those who were quiet longest rather than grow for ever', () => {
  const limiter = new RateLimiter(1, 60_000, () => 0);
  for (let key = 0; key < 50_001; key++) limiter.take(String(key));
  limiter.check('0');
  assert.throws(() => limiter.check('50000'));
});
