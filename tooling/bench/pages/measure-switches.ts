import type { Browser } from 'playwright-core';
import { openTab, READY, SLOW, type Tab } from './open-tab';

/** The number of switches after which the engine has compiled hot code. */
const WARM_UP = 700;
const SWITCHES = 200;
const VISITS = 5;

/** Runs in the page: clicks the first link to `href`, and returns the ms until `ready` is true and painted. */
const switchTo = (href: string, ready: string) => `new Promise((resolve) => {
  const begun = performance.now();
  document.querySelector('nav a[href="${href}"]').click();
  const look = () => {
    if (location.pathname === '${href}' && (${ready})) requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - begun)));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;
const TO_AGENTS = switchTo('/agent', READY.agents);
const TO_CODES = switchTo('/MyQr', READY.codes);

export interface SwitchTimes {
  readonly first: number;
  /** Median of the later visits. */
  readonly again: number;
}

/** Times switches to the agents on a slow processor: the first one, and later ones with cached data. */
export async function measureSwitch(browser: Browser, url: string, token: string): Promise<SwitchTimes> {
  const { page, cdp, close } = await openTab(browser, { token });
  try {
    await page.goto(`${url}/admin`);
    await page.waitForFunction(READY.home);
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpu });
    const first = await page.evaluate<number>(TO_AGENTS);
    const later: number[] = [];
    for (let visit = 0; visit < VISITS; visit++) {
      await page.evaluate(TO_CODES);
      later.push(await page.evaluate<number>(TO_AGENTS));
    }
    return { first, again: later.toSorted((one, other) => one - other)[VISITS >> 1] as number };
  } finally {
    await close();
  }
}

/** Heap growth per switch in bytes, over 200 switches after 700 that fill the caches. */
export async function measureHeap(browser: Browser, url: string, token: string): Promise<number> {
  const tab = await openTab(browser, { token });
  try {
    await tab.page.goto(`${url}/agent`);
    await tab.page.waitForFunction(READY.agents);
    const before = await heapAfter(tab, WARM_UP);
    return ((await heapAfter(tab, SWITCHES)) - before) / SWITCHES;
  } finally {
    await tab.close();
  }
}

async function heapAfter({ page, cdp }: Tab, switches: number): Promise<number> {
  for (let at = 0; at < switches; at += 2) {
    await page.evaluate(TO_CODES);
    await page.evaluate(TO_AGENTS);
  }
  for (let round = 0; round < 3; round++) await cdp.send('HeapProfiler.collectGarbage');
  return (await cdp.send('Runtime.getHeapUsage')).usedSize;
}
