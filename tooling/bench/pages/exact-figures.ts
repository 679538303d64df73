import type { Browser, Request } from 'playwright-core';
import { watchRequests } from '../../browser/watch-requests';
import { measureDepth } from './measure-depth';
import { openTab } from './open-tab';

/** The hub leaves requests open, and connects when the page is idle. */
const HUB = /Hub\b/;

/** The figures of a cold load. The same on every machine. */
export interface ExactFigures {
  /** Transferred bytes of page, scripts and registry, without headers and API responses. */
  readonly bytes: number;
  /** All requests until the network is idle, except those of the hub. */
  readonly requests: number;
  /** The longest chain of dependent requests until the page is ready. */
  readonly depth: number;
  /** Elements in the document. */
  readonly nodes: number;
  /** Bytes by file name without hash. */
  readonly files: Readonly<Record<string, number>>;
}

/** Loads `url` cold and counts. `ready` is an expression that is true in the page when its owner can work. */
export async function exactFigures(
  browser: Browser,
  url: string,
  { token, ready }: { readonly token: string | null; readonly ready: string },
): Promise<ExactFigures> {
  const { page, close } = await openTab(browser, { token });
  try {
    const requests: Request[] = [];
    page.on('request', (request) => {
      if (!HUB.test(request.url()) && !request.url().startsWith('data:')) requests.push(request);
    });
    const untilQuiet = watchRequests(page, HUB);
    await page.goto(url);
    await page.waitForFunction(ready);
    await untilQuiet();
    const files: Record<string, number> = {};
    for (const request of requests) {
      const { pathname } = new URL(request.url());
      const response = await request.response();
      if (pathname.startsWith('/api/') || !response) continue;
      const length = Number((await response.headerValue('content-length')) ?? (await request.sizes()).responseBodySize);
      files[pathname.replace(/\.[0-9a-f]{16}\./, '.')] = length;
    }
    const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
    const bytes = Object.values(files).reduce((sum, length) => sum + length, 0);
    return {
      bytes,
      requests: requests.length,
      depth: await measureDepth(browser, url, { token, ready }),
      nodes,
      files,
    };
  } finally {
    await close();
  }
}
