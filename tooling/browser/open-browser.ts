import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { PATIENCE_MS } from './patience';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Options for a headless browser. `npm test` sets its program in CHROMIUM. */
export const launchOptions = (flags: readonly string[] = []) => ({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [...FLAGS, ...flags],
  timeout: PATIENCE_MS,
});

export const openBrowser = (flags: readonly string[] = []): Promise<Browser> => chromium.launch(launchOptions(flags));

/** A tab that records all problems of the page. */
export interface Tab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Console errors and warnings with the address of the script, and uncaught errors, including CSP violations. */
  readonly complaints: string[];
}

export interface TabOptions extends BrowserContextOptions {
  /** A session's token, which is in the tab's storage from the start. Default: nobody is signed in. */
  readonly token?: string;
}

/** Opens a tab with its own storage and long time-outs, 1280 by 800. */
export async function openTab(browser: Browser, baseURL: string, { token, ...options }: TabOptions = {}): Promise<Tab> {
  const localStorage = token === undefined ? [] : [{ name: 'TOKEN', value: token }];
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return { context, page, complaints };
}
