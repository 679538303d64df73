import type { Browser, CDPSession, Page } from 'playwright-core';

/** A mid-range phone on a typical connection. The latency is one round trip. */
export const SLOW = { cpu: 4, megabits: 9, latencyMs: 60 } as const;

interface TabSettings {
  /** The owner's session; null for a visitor. */
  readonly token: string | null;
  /** Slowdown factor of the processor. Default: 1. */
  readonly cpu?: number;
  /** Whether to throttle requests to the connection of `SLOW`. Default: no. */
  readonly isLineSlow?: boolean;
}

/** A tab with an empty cache. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  close(): Promise<void>;
}

/** Opens a tab in a separate context, 1280 by 800. */
export async function openTab(browser: Browser, { token, cpu = 1, isLineSlow = false }: TabSettings): Promise<Tab> {
  // The policy blocks the expressions that wait until a page is ready.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, bypassCSP: true });
  const page = await context.newPage();
  // One tab in ten reports its load times, with extra requests; no measured tab does.
  await page.addInitScript('{ const random = Math.random; Math.random = () => 0.1 + random() * 0.9; }');
  if (token !== null) await page.addInitScript(`localStorage.setItem('TOKEN', ${JSON.stringify(token)})`);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (isLineSlow) {
    const bytesPerSecond = (SLOW.megabits * 1e6) / 8;
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: SLOW.latencyMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }
  return { page, cdp, close: () => context.close() };
}
