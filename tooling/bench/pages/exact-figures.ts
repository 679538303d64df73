import type { Browser, Request, Route } from 'playwright-core';
import { watchRequests } from '../../browser/watch-requests';
import { openTab } from './open-tab';

/** The page is idle: its main thread was idle twice, so loaded scripts have run. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50))))';
/** Longer than the chain of any page; stops at a page that never becomes ready. */
const WAVES_MAX = 30;

/**
 * Counts the round trips until the page is ready. Releases requests in waves: a wave is all requests of the page
 * until it is idle. Independent of the machine's speed.
 */
async function measureDepth(
  browser: Browser,
  url: string,
  { token, ready }: { readonly token: string | null; readonly ready: string },
): Promise<number> {
  const { page, close } = await openTab(browser, { token });
  try {
    let waiting: Route[] = [];
    await page.route('**/*', (route) => {
      waiting.push(route);
    });
    const navigation = page.goto(url, { waitUntil: 'commit' });
    while (waiting.length === 0) await page.waitForTimeout(10);
    for (let waves = 1; waves <= WAVES_MAX; waves++) {
      const wave = waiting;
      waiting = [];
      const ends = wave.map((route) =>
        route
          .request()
          .response()
          .catch(() => null),
      );
      await Promise.all(wave.map((route) => route.continue()));
      const answers = await Promise.all(ends);
      if (waves === 1) await navigation;
      await Promise.all(answers.map((answer) => answer?.finished()));
      await page.evaluate(IDLE);
      // The second check shows whether a field still has the typed text.
      if ((await page.evaluate(ready)) || (await page.evaluate(ready))) return waves;
    }
    throw new Error(`${url} is not ready after ${WAVES_MAX} round trips.`);
  } finally {
    await close();
  }
}

/** The hub leaves requests open, and connects when the page is idle. */
const HUB = /Hub\b/;

const FONT = /\.woff2$/;

/** The figures of a cold load. The same on every machine. */
export interface ExactFigures {
  /** Transferred bytes of page, scripts and registry, without headers, API responses and fonts. */
  readonly bytes: number;
  /** Transferred bytes of fonts, which load after the page is ready. */
  readonly fonts: number;
  /** All requests until the network is idle, except those of the hub and for fonts. */
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
    let fonts = 0;
    for (const request of requests) {
      const { pathname } = new URL(request.url());
      const response = await request.response();
      if (pathname.startsWith('/api/') || !response) continue;
      const length = Number((await response.headerValue('content-length')) ?? (await request.sizes()).responseBodySize);
      if (FONT.test(pathname)) fonts += length;
      else files[pathname.replace(/\.[0-9a-f]{8,16}\./, '.')] = length;
    }
    const nodes = await page.evaluate<number>("document.querySelectorAll('*').length");
    const bytes = Object.values(files).reduce((sum, length) => sum + length, 0);
    return {
      bytes,
      fonts,
      requests: requests.filter((request) => !FONT.test(new URL(request.url()).pathname)).length,
      depth: await measureDepth(browser, url, { token, ready }),
      nodes,
      files,
    };
  } finally {
    await close();
  }
}
