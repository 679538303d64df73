import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { describe, it } from 'node:test';
import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error';
import { BodyBudget } from './body-budget';

const MB = 1_000_000;

/** Begins a request of `size` bytes; `send` delivers some of them, and returns the reason if the body was refused. */
function begin(budget: BodyBudget, caller: string, size: number, limit = 40 * MB) {
  const raw = new PassThrough({ highWaterMark: 2 * limit });
  let refusal: unknown = null;
  raw.on('error', (error) => {
    refusal = error;
  });
  budget.meter({ raw, headers: { 'content-length': String(size) } } as unknown as FastifyRequest, caller, limit);
  raw.resume();
  return {
    async send(bytes: number): Promise<unknown> {
      raw.write(Buffer.alloc(bytes));
      await new Promise((resolve) => setImmediate(resolve));
      return refusal;
    },
    async end() {
      raw.destroy();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

describe('The memory for request bodies', () => {
  it('is not used by announced bodies that never arrive', async () => {
    const budget = new BodyBudget();
    for (let at = 0; at < 100; at += 1) await begin(budget, `thief ${at % 4}`, 30 * MB).send(1);
    assert.equal(await begin(budget, 'owner', 30 * MB).send(30 * MB), null);
  });

  it('is refused with Retry-After when it is full, to a single caller first, and is available again afterwards', async () => {
    const budget = new BodyBudget();
    const first = Array.from({ length: 4 }, () => begin(budget, 'one', 30 * MB));
    for (const body of first) assert.equal(await body.send(30 * MB), null);
    const refusal = await begin(budget, 'one', 30 * MB).send(1 * MB);
    assert.ok(refusal instanceof ApiError && refusal.status === 503);
    assert.equal(refusal.headers['retry-after'], '5');
    assert.equal(await begin(budget, 'other', 30 * MB).send(30 * MB), null);
    for (const body of first) await body.end();
    assert.equal(await begin(budget, 'one', 30 * MB).send(30 * MB), null);
  });

  it('has room for a login, however many uploads there are', async () => {
    const budget = new BodyBudget();
    for (let at = 0; at < 20; at += 1) await begin(budget, `owner ${at}`, 40 * MB).send(39 * MB);
    assert.ok((await begin(budget, 'late', 40 * MB).send(39 * MB)) instanceof ApiError);
    assert.equal(await begin(budget, 'late', 100).send(100), null);
  });
});
