/** What every journey starts with: a site, tabs and owners. Journeys import `test` from here. */

import { test as base, expect } from '@playwright/test';
import { openTab, type Tab, type TabOptions } from '../../tooling/browser/open-browser';
import { registerOwner } from './sign-up';
import { type Site, startSite } from './start-site';

/** Set by `npm run test:full`, and by hand for one of its journeys. */
export const isFull = process.env['TESTS'] === 'full';

/** The details of a journey that only the full run includes; `when` selects some members of a matrix. */
export const inFull = (when = true) => ({ tag: when ? ['@full'] : [] });

interface OwnerOptions extends TabOptions {
  /** The address of the site. Default: the worker's site. */
  readonly url?: string;
}

/** Opens a tab with its own storage, 1280 by 800. It closes after the test, or, when opened before all tests of a file, after the file. */
export type NewTab = (url: string, options?: TabOptions) => Promise<Tab>;

interface ForEachTest {
  /** Console errors that the tests of a file cause on purpose; any other fails a test. */
  expectedComplaints: RegExp | undefined;
  quietConsole: undefined;
}

interface ForEachWorker {
  /**
   * A site that the journeys of a worker share; each signs up its own owner. A journey that changes the site's files,
   * settings or clock, or restarts it, starts another one with `startSite`.
   */
  site: Site;
  newTab: NewTab;
  /** Registers a new owner and opens her dashboard in a tab. */
  newOwner(options?: OwnerOptions): Promise<Tab & { readonly email: string; readonly token: string }>;
  tabs: OpenTabs;
}

/** Animations use a twelfth of the processor time, and clicks wait until they end. Only the full run shows them. */
const STILL = { reducedMotion: 'reduce' } as const;

/** Chromium logs this for every preload when the machine is slow. */
const DEPENDS_ON_SPEED = /was preloaded using link preload but not used/;

/** The open tabs of the current file. */
class OpenTabs {
  #file = '';
  readonly all: Tab[] = [];

  /** Closes the tabs of the previous file. */
  async begin(file: string): Promise<void> {
    if (file === this.#file) return;
    this.#file = file;
    await this.closeFrom(0);
  }

  /** Closes all tabs except the first `count`. */
  async closeFrom(count: number): Promise<void> {
    await Promise.all(this.all.splice(count).map(({ context }) => context.close()));
  }
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.end();
    },
    { scope: 'worker' },
  ],

  tabs: [
    // biome-ignore lint/correctness/noEmptyPattern: see above.
    async ({}, use) => {
      const tabs = new OpenTabs();
      await use(tabs);
      await tabs.closeFrom(0);
    },
    { scope: 'worker' },
  ],

  newTab: [
    async ({ browser, tabs }, use) => {
      await use(async (url, options) => {
        await tabs.begin(base.info().file);
        const tab = await openTab(browser, url, { ...(!isFull && STILL), ...options });
        tabs.all.push(tab);
        return tab;
      });
    },
    { scope: 'worker' },
  ],

  newOwner: [
    async ({ site, newTab }, use) => {
      await use(async ({ url = site.url, ...options } = {}) => {
        const owner = await registerOwner(url);
        const tab = await newTab(url, { ...options, token: owner.token });
        if (owner.cookie.name !== '') {
          await tab.context.addCookies([{ ...owner.cookie, domain: new URL(url).hostname, path: '/api' }]);
        }
        await tab.page.goto('/admin');
        return { ...owner, ...tab };
      });
    },
    { scope: 'worker' },
  ],

  expectedComplaints: [undefined, { option: true }],

  quietConsole: [
    async ({ tabs, expectedComplaints }, use, { file }) => {
      await tabs.begin(file);
      const before = tabs.all.length;
      await use(undefined);
      const complaints = tabs.all.flatMap((tab) => tab.complaints.splice(0));
      await tabs.closeFrom(before);
      const unexpected = complaints.filter(
        (words) => !DEPENDS_ON_SPEED.test(words) && !expectedComplaints?.test(words),
      );
      expect(unexpected, 'complaints of the pages').toEqual([]);
    },
    { auto: true },
  ],
});
