import type { Page } from '@playwright/test';

/** Finds texts that their box cuts without an ellipsis, so that nobody sees that there is more. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { clientWidth, scrollWidth } = element;
      // Text only for screen readers has a size of one pixel.
      if (clientWidth <= 1 || scrollWidth <= clientWidth + 1) continue;
      const style = getComputedStyle(element);
      if (style.overflowX !== 'hidden' && style.overflowX !== 'clip') continue;
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') continue;
      const text = element.textContent?.trim();
      if (text) cut.push(`"${text.slice(0, 30)}" by ${scrollWidth - clientWidth} px`);
    }
    return cut;
  });
}
