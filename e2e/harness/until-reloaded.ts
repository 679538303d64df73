import type { Page } from '@playwright/test';

/**
 * Makes a change that causes the development client to reload the open page, and resolves after the reload. Do not open
 * another address first: the reload returns to the previous page.
 */
export async function untilReloaded(page: Page, change: () => Promise<void>): Promise<void> {
  await Promise.all([page.waitForEvent('load'), change()]);
}
