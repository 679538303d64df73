import type { Browser } from 'playwright-core';
import { openTab, SLOW } from './open-tab';

/** How often the page checks whether it is ready. */
const LOOK_MS = 8;

/** Times of a cold load, in ms since the navigation began. */
export interface LoadTimes {
  readonly paint: number;
  readonly ready: number;
}

/** Loads `url` with an empty cache on a slow device until `ready` is true in the page. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { token, ready }: { readonly token: string | null; readonly ready: string },
): Promise<LoadTimes> {
  const { page, close } = await openTab(browser, { token, cpu: SLOW.cpu, isLineSlow: true });
  try {
    await page.addInitScript(`{
      const look = setInterval(() => {
        if (!(${ready})) return;
        clearInterval(look);
        globalThis.readyAt = performance.now();
      }, ${LOOK_MS});
    }`);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction('globalThis.readyAt && performance.getEntriesByName("first-contentful-paint")[0]');
    return await page.evaluate<LoadTimes>(`({
      paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
      ready: globalThis.readyAt,
    })`);
  } finally {
    await close();
  }
}
