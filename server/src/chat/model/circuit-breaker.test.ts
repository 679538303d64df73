import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CircuitBreaker } from './circuit-breaker';

const PASSING = { isLasting: false, waitMs: null };
const LASTING = { isLasting: true, waitMs: null };

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: new CircuitBreaker(() => clock.now) };
}

describe('A circuit breaker', () => {
  it('pauses the calls after three failures in a row', () => {
    const { breaker } = breakerAt();
    for (let at = 0; at < 2; at++) breaker.failed(PASSING);
    assert.equal(breaker.allows(), true);
    breaker.succeeded();
    for (let at = 0; at < 2; at++) breaker.failed(PASSING);
    assert.equal(breaker.allows(), true);
    breaker.failed(PASSING);
    assert.equal(breaker.allows(), false);
  });

  it('pauses at once when the next call would fail as well', () => {
    const { breaker } = breakerAt();
    breaker.failed(LASTING);
    assert.equal(breaker.allows(), false);
  });

  it('allows one trial call after the pause, and closes when it succeeds', () => {
    const { breaker, clock } = breakerAt();
    breaker.failed(LASTING);
    clock.now = 30_000;
    assert.deepEqual([breaker.allows(), breaker.allows()], [true, false]);
    breaker.succeeded();
    assert.deepEqual([breaker.allows(), breaker.allows()], [true, true]);
  });

  it('pauses twice as long when the trial fails', () => {
    const { breaker, clock } = breakerAt();
    breaker.failed(LASTING);
    clock.now = 30_000;
    breaker.allows();
    breaker.failed(PASSING);
    clock.now = 89_999;
    assert.equal(breaker.allows(), false);
    clock.now = 90_000;
    assert.equal(breaker.allows(), true);
  });

  it('waits as long as the service requested, at most ten minutes', () => {
    const { breaker, clock } = breakerAt();
    breaker.failed({ isLasting: true, waitMs: 120_000 });
    clock.now = 119_999;
    assert.equal(breaker.allows(), false);
    clock.now = 120_000;
    assert.equal(breaker.allows(), true);
    breaker.failed({ isLasting: true, waitMs: 86_400_000 });
    clock.now += 600_000;
    assert.equal(breaker.allows(), true);
  });

  it('allows another trial when the visitor stopped the first', () => {
    const { breaker, clock } = breakerAt();
    breaker.failed(LASTING);
    clock.now = 30_000;
    breaker.allows();
    breaker.abandoned();
    assert.equal(breaker.allows(), true);
  });
});
