import assert from 'node:assert/strict';
import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Page, Request } from 'playwright-core';
import { PATIENCE_MS } from './patience';

const PAUSE_MS = 50;

/**
 * Reads until the value equals `expected`, and fails with the last value after a time-out. Use it for everything that a
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

const QUIET_MS = 500;

/**
 * Watches the requests of a page. The function resolves after half a second without pending requests, except those to
 * `besides`, such as a hub whose polls never end.
 */
export function watchRequests(page: Page, besides: RegExp): () => Promise<void> {
  const open = new Set<Request>();
  let quietSince = performance.now();
  const end = (request: Request) => {
    if (open.delete(request)) quietSince = performance.now();
  };
  page.on('request', (request) => {
    if (!besides.test(request.url())) open.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    quietSince = performance.now();
    await untilEqual(() => open.size === 0 && performance.now() - quietSince > QUIET_MS, true);
  };
}
