import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { CircuitBreaker } from './circuit-breaker';

const PASSING = { isLasting: false, waitMs: null };
const LASTING = { isLasting: true, waitMs: null };

function breakerAt() {
  const clock = { now: 0 };
  const breaker = new CircuitBreaker(() => clock.now);
  const begun = () => {
    const call = breaker.begin();
    assert.ok(call);
    return call;
  };
  const allows = () => breaker.begin() !== null;
  return { clock, breaker, begun, allows };
}

describe('A circuit breaker', () => {
  it('pauses the calls after three failures in a row', () => {
    const { breaker, begun, allows } = breakerAt();
    for (let at = 0; at < 2; at++) breaker.failed(begun(), PASSING);
    assert.equal(allows(), true);
    breaker.succeeded();
    for (let at = 0; at < 2; at++) breaker.failed(begun(), PASSING);
    assert.equal(allows(), true);
    breaker.failed(begun(), PASSING);
    assert.equal(allows(), false);
  });

  it('pauses immediately when the next call would also fail', () => {
    const { breaker, begun, allows } = breakerAt();
    breaker.failed(begun(), LASTING);
    assert.equal(allows(), false);
  });

  it('allows one trial call after the pause, and closes when it succeeds', () => {
    const { breaker, clock, begun, allows } = breakerAt();
    breaker.failed(begun(), LASTING);
    clock.now = 30_000;
    assert.deepEqual([allows(), allows()], [true, false]);
    breaker.succeeded();
    assert.deepEqual([allows(), allows()], [true, true]);
  });

  it('pauses twice as long when the trial fails', () => {
    const { breaker, clock, begun, allows } = breakerAt();
    breaker.failed(begun(), LASTING);
    clock.now = 30_000;
    breaker.failed(begun(), PASSING);
    clock.now = 89_999;
    assert.equal(allows(), false);
    clock.now = 90_000;
    assert.equal(allows(), true);
  });

  it('waits as long as the service requested, at most ten minutes', () => {
    const { breaker, clock, begun, allows } = breakerAt();
    breaker.failed(begun(), { isLasting: true, waitMs: 120_000 });
    clock.now = 119_999;
    assert.equal(allows(), false);
    clock.now = 120_000;
    breaker.failed(begun(), { isLasting: true, waitMs: 86_400_000 });
    clock.now += 600_000;
    assert.equal(allows(), true);
  });

  it('allows another trial when the visitor stopped the first', () => {
    const { breaker, clock, begun, allows } = breakerAt();
    breaker.failed(begun(), LASTING);
    clock.now = 30_000;
    breaker.abandoned(begun());
    assert.equal(allows(), true);
  });

  it('allows no second trial when a call from before the pause ends during the first', () => {
    const { breaker, clock, begun, allows } = breakerAt();
    const [before, alsoBefore] = [begun(), begun()];
    breaker.failed(begun(), LASTING);
    clock.now = 30_000;
    const trial = begun();
    breaker.abandoned(before);
    breaker.failed(alsoBefore, PASSING);
    assert.equal(allows(), false);
    breaker.failed(trial, PASSING);
    clock.now = 89_999;
    assert.equal(allows(), false);
  });
});
