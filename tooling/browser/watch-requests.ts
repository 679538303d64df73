import type { Page, Request } from 'playwright-core';
import { untilEqual } from './until-equal';

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
