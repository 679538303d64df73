import type { Page } from 'playwright-core';

/**
 * Makes a change after which the development client reloads the open page, and resolves after the reload. An address
 * that is opened before that loses: the reload returns to the page that was open.
 */
export async function untilReloaded(page: Page, change: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), change()]);
}
