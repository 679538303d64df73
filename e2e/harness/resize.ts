import type { Page } from '@playwright/test';
import { untilEqual } from '../../tooling/browser/watch-requests';

/** Resizes the window and resolves when the page has rendered at the new size. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  // The window resizes before its media queries update, which takes much longer on a busy machine.
  await page.evaluate((wanted) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@media (width: ${wanted}px) { :root { --drawn-width: ${wanted} } }`);
    // Keep the other style sheets, such as those that stop all motion: with reduced motion alone, nested text changes
    // its colors step by step.
    const others = document.adoptedStyleSheets.filter(
      ({ cssRules }) => !cssRules[0]?.cssText.includes('--drawn-width'),
    );
    document.adoptedStyleSheets = [...others, sheet];
  }, width);
  await page.setViewportSize({ width, height });
  const size = () =>
    page.evaluate(() => {
      const drawn = getComputedStyle(document.documentElement).getPropertyValue('--drawn-width');
      return [innerWidth, innerHeight, Number(drawn)];
    });
  await untilEqual(size, [width, height, width]);
  // The first frame runs the page's resize observers, the second renders their changes.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))),
  );
}
