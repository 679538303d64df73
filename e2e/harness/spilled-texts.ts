import type { Page } from '@playwright/test';

/** Finds text that overflows its box on either side, such as a long word that neither wraps nor is truncated. */
export function spilledTexts(page: Page): Promise<string[]> {
  // Named functions would refer to a helper of the test's compiler, which the page lacks.
  return page.evaluate(() => {
    const spilled: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.parentElement;
      let style = box && getComputedStyle(box);
      while (box && style?.display.startsWith('inline') && style.overflowX === 'visible') {
        box = box.parentElement;
        style = box && getComputedStyle(box);
      }
      if (!box || !text.textContent?.trim() || style?.overflowX !== 'visible') continue;
      // Text only for screen readers has a size of one pixel.
      let outer: Element | null = box;
      while (outer && outer.getBoundingClientRect().width > 1) outer = outer.parentElement;
      if (outer) continue;
      const range = document.createRange();
      range.selectNode(text);
      const [inner, frame] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
      const excess = Math.max(inner.right - frame.right, frame.left - inner.left);
      if (excess > 1) spilled.push(`"${text.textContent.slice(0, 30)}" by ${Math.round(excess)} px`);
    }
    return spilled;
  });
}
