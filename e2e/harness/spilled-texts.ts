import type { Page } from 'playwright-core';

/** The texts that stick out of the box they stand in at its right, as a long word does that neither wraps nor is cut. */
export function spilledTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const spilled: string[] = [];
    // What only a screen reader reads has a size of one pixel.
    const isHidden = (from: Element | null) => {
      for (let box = from; box; box = box.parentElement) if (box.getBoundingClientRect().width <= 1) return true;
      return false;
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      let box = text.parentElement;
      while (box && getComputedStyle(box).display.startsWith('inline')) box = box.parentElement;
      if (!box || !text.textContent?.trim() || getComputedStyle(box).overflowX !== 'visible') continue;
      if (isHidden(box)) continue;
      const range = document.createRange();
      range.selectNode(text);
      const excess = range.getBoundingClientRect().right - box.getBoundingClientRect().right;
      if (excess > 1) spilled.push(`"${text.textContent.slice(0, 30)}" by ${Math.round(excess)} px`);
    }
    return spilled;
  });
}
