import type { Browser, Page } from 'playwright-core';
import { openTab, SLOW } from './open-tab';

/** The pause after each action on a page. */
const REST_MS = 1_000;

/** A page with a long list. */
export interface LongList {
  readonly address: string;
  readonly ready: string;
  /** Selectors of the search field, and of the button or choice that sorts. */
  readonly search: string;
  readonly sort: string;
}

/** Durations of interactions as browsers report them, in ms: from a key or click until the next frame is painted. */
export interface RowTimes {
  readonly key: number;
  readonly sort: number;
  readonly turn: number;
}

/** Types into the search, sorts and opens the next page, on a slow processor. */
export async function measureRows(
  browser: Browser,
  url: string,
  token: string,
  { address, ready, search, sort }: LongList,
): Promise<RowTimes> {
  const { page, cdp, close } = await openTab(browser, { token });
  try {
    await page.goto(url + address);
    await page.waitForFunction(ready);
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await page.evaluate(`{
      globalThis.longest = 0;
      new PerformanceObserver((list) => {
        for (const { duration, interactionId } of list.getEntries()) {
          if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
        }
      }).observe({ type: 'event', durationThreshold: 16 });
    }`);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    const turn = await longestOf(page, () => page.locator('main button[aria-label="Next page"]').click());
    const sorted = page.locator(sort).first();
    const isSelect = (await sorted.evaluate('(element) => element.tagName')) === 'SELECT';
    if (isSelect) await sorted.focus();
    const sortTime = await longestOf(page, () => (isSelect ? page.keyboard.press('ArrowDown') : sorted.click()));
    await page.locator(search).focus();
    const keys: number[] = [];
    for (const key of ['9', '9', 'Backspace']) keys.push(await longestOf(page, () => page.keyboard.press(key)));
    return { key: Math.max(...keys), sort: sortTime, turn };
  } finally {
    await close();
  }
}

/** The browser reports no interaction below 16 ms. */
async function longestOf(page: Page, work: () => Promise<void>): Promise<number> {
  await page.evaluate('globalThis.longest = 0');
  await work();
  await page.waitForTimeout(REST_MS);
  return page.evaluate<number>('globalThis.longest');
}
