import type { Page } from 'playwright-core';
import { untilEqual } from './until-equal';

/** Resizes the window and resolves once the page has drawn itself at the new size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await untilEqual(() => page.evaluate(() => [innerWidth, innerHeight]), [width, height]);
  // The first frame runs the page's resize observers, the second draws what they changed.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
