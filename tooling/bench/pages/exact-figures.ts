import { setTimeout } from 'node:timers/promises';
import type { Browser, Request, Route } from 'playwright-core';
import { PATIENCE_MS } from '../../browser/patience';
import { watchRequests } from '../../browser/watch-requests';
import { openTab } from './open-tab';

/** Resolves when the page is idle: it is parsed, and its main thread was idle twice, so loaded scripts have run. */
const IDLE = `new Promise((resolve) => {
  const look = () => {
    if (document.readyState === 'loading') setTimeout(look);
    else requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50)));
  };
  look();
})`;
/** More waves than any page needs; stops at a page that never becomes ready. */
const WAVES_MAX = 30;
/** The pause between two checks of a page that waits for a timer. */
const LOOK_MS = 10;

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
  /** Bytes by file name without hash; `PAGE` is the page itself. */
  readonly files: Readonly<Record<string, number>>;
  /** The files in `files` that are requested before the page is ready. */
  readonly filesBeforeReady: Readonly<Record<string, number>>;
  /** The paths of the scripts, with their hashes. */
  readonly scripts: readonly string[];
  /** The paths of the calls, in order. */
  readonly calls: readonly string[];
}

/** The name of the first response among the files. */
const PAGE = 'index.html';

interface MeasuredLoad {
  /** The owner's session; null for a visitor. */
  readonly token: string | null;
  /** An expression that is true in the page when its owner can work. */
  readonly ready: string;
}

/**
 * Loads `url` cold and counts. Releases requests in waves until the page is ready: a wave consists of all requests of
 * the page until it is idle. So the machine's speed does not affect which requests come before the page is ready.
 */
export async function exactFigures(
  browser: Browser,
  url: string,
  { token, ready }: MeasuredLoad,
): Promise<ExactFigures> {
  const { page, close } = await openTab(browser, { token });
  try {
    // On a slow machine, data would become stale and load again.
    await page.clock.setFixedTime(new Date());
    await page.addInitScript('performance.now = () => 0');
    const requests: Request[] = [];
    let waiting: Route[] | null = [];
    await page.route('**/*', (route) => {
      if (!waiting || HUB.test(route.request().url())) return route.continue();
      waiting.push(route);
    });
    page.on('request', (request) => {
      if (!HUB.test(request.url()) && !request.url().startsWith('data:')) requests.push(request);
    });
    const untilQuiet = watchRequests(page, HUB);
    const deadline = performance.now() + PATIENCE_MS;
    const navigation = page.goto(url, { waitUntil: 'commit' });
    let depth = 0;
    const released: Request[] = [];
    for (let isReady = false; !isReady; ) {
      const wave = waiting.splice(0).map((route) => ({ route, request: route.request() }));
      if (wave.length === 0) {
        // Before the navigation there is no page to check.
        await setTimeout(LOOK_MS);
        if (depth === 0) continue;
      } else {
        if (depth === WAVES_MAX) throw new Error(`${url} is not ready after ${WAVES_MAX} round trips.`);
        released.push(...wave.map(({ request }) => request));
        const ends = wave.map(({ request }) => request.response().catch(() => null));
        await Promise.all(wave.map(({ route }) => route.continue()));
        const answers = await Promise.all(ends);
        if (depth === 0) await navigation;
        await Promise.all(answers.map((answer) => answer?.finished()));
        depth++;
        await page.evaluate(IDLE);
      }
      if (performance.now() > deadline) throw new Error(`${url} is not ready.`);
      // The second check shows whether a field still has the typed text.
      isReady = (await page.evaluate<boolean>(ready)) || (await page.evaluate<boolean>(ready));
    }
    const rest = waiting;
    waiting = null;
    await Promise.all(rest.map((route) => route.continue()));
    await untilQuiet();
    const [all, before] = [await bytesOf(requests), await bytesOf(released)];
    const isFont = ([name]: readonly [string, number]) => FONT.test(name);
    const files = Object.entries(all).filter((file) => !isFont(file));
    return {
      bytes: sumOf(files),
      fonts: sumOf(Object.entries(all).filter(isFont)),
      requests: requests.filter((request) => !FONT.test(pathOf(request))).length,
      depth,
      nodes: await page.evaluate<number>("document.querySelectorAll('*').length"),
      files: Object.fromEntries(files),
      scripts: requests.map(pathOf).filter((name) => name.endsWith('.js')),
      calls: requests.map(pathOf).filter((name) => name.startsWith('/api/')),
      filesBeforeReady: Object.fromEntries(Object.entries(before).filter((file) => !isFont(file))),
    };
  } finally {
    await close();
  }
}

const pathOf = (request: Request) => new URL(request.url()).pathname;
const sumOf = (files: readonly (readonly [string, number])[]) => files.reduce((sum, [, bytes]) => sum + bytes, 0);

/** The transferred bytes of each file, by its name without hash. */
async function bytesOf(requests: readonly Request[]): Promise<Record<string, number>> {
  const files: Record<string, number> = {};
  for (const request of requests) {
    const pathname = pathOf(request);
    if (pathname.startsWith('/api/')) continue;
    const response = await request.response();
    if (!response) continue;
    const length = Number((await response.headerValue('content-length')) ?? (await request.sizes()).responseBodySize);
    const isPage = request.resourceType() === 'document';
    files[isPage ? PAGE : pathname.replace(/\.[0-9a-f]{8,16}\./, '.')] = length;
  }
  return files;
}
