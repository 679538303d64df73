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

/** Expressions that a page evaluates: true when its owner can work. */
export const READY = {
  /** React controls the first field, and typed text remains in it. */
  form: `(() => {
    const field = document.querySelector('input[type=email]');
    if (!field || !Object.keys(field).some((key) => key.startsWith('__reactProps$'))) return false;
    field.focus();
    if (document.activeElement !== field) return false;
    if (field.value === 'typed@example.com') return true;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(field, 'typed@example.com');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    return false;
  })()`,
  /** Home shows three agents, and the counts of agents and codes. */
  home: `(() => {
    const counts = [...document.querySelectorAll('main *')].filter((each) => each.textContent.trim() === '10');
    const agents = document.querySelectorAll('main li a[href^="/agent/"], main td a[href^="/agent/"]');
    return counts.filter((each) => each.childElementCount === 0).length >= 2 && agents.length >= 3;
  })()`,
  /** The list shows its first ten rows. */
  agents: `document.querySelectorAll('main tbody tr a[href^="/agent/"], main [role=row] a[href^="/agent/"]').length >= 10`,
  /** The list of saved codes shows its first ten. */
  codes: `document.querySelectorAll('main a[href^="/MyQr/"]').length >= 10`,
  /** A guest at a place reads whom she is talking to, or why there is no chat. */
  chat: `Boolean(
    document.querySelector('chatbot-widget')?.shadowRoot?.querySelector('.automatic') ?? document.querySelector('svg + h1')
  )`,
} as const;
