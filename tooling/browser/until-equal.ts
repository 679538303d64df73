import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { PATIENCE_MS } from './patience';

const PAUSE_MS = 50;

/**
 * Reads until the value equals `expected`, and fails with the last value after a time-out. For everything that a
 * page changes after an action: a size, a style, a count, a field filled with loaded data.
 */
export async function untilEqual<T>(read: () => T | Promise<T>, expected: T, message?: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  let value = await read();
  while (!isDeepStrictEqual(value, expected) && performance.now() < deadline) {
    await setTimeout(PAUSE_MS);
    value = await read();
  }
  assert.deepEqual(value, expected, message && `${message}: ${JSON.stringify(value)}`);
}
