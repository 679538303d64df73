import type { Browser, Route } from 'playwright-core';
import { openTab } from './open-tab';

/** The page is idle: its main thread was idle twice, so loaded scripts have run. */
const IDLE = 'new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => setTimeout(resolve, 50))))';
/** Longer than the chain of any page; stops at a page that never becomes ready. */
const WAVES_MAX = 30;

/**
 * Counts the round trips until the page is ready. Releases requests in waves: a wave is all requests of the page
 * until it is idle. Independent of the machine's speed.
 */
export async function measureDepth(
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
