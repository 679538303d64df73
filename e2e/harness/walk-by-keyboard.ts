import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';

/** The highest number of Tab presses that it takes to reach any control on a page. */
const PRESSES_MAX = 60;

interface FocusStop {
  /** The beginning of the focused element's HTML. */
  readonly html: string;
  /** What a user with only a keyboard cannot see; null if there is no problem. */
  readonly fault: string | null;
}

/**
 * Presses Tab, or Shift+Tab, until `target` has the focus. Fails when an element on the way is not visible, or looks the
 * same with and without the focus, and when the target is not reached.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await target.first().waitFor();
  // `:focus` matches only in a page that has the focus of the window.
  await page.bringToFront();
  const passed: string[] = [];
  await lookAtFocus(page);
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    const html = await press(page, key);
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
    passed.push(html);
  }
  assert.fail(`${key} does not reach ${target}. It passed:\n${passed.join('\n')}`);
}

/** Presses a key that moves the focus, and fails unless the focus can be seen. Returns the focused element's HTML. */
export async function pressAndLook(page: Page, key: string): Promise<string> {
  await lookAtFocus(page);
  return press(page, key);
}

/** Presses a key after a look at the page; see `pressAndLook`. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key);
  const { html, fault } = await lookAtFocus(page);
  assert.equal(fault, null, `After ${key} the focused element${fault}: ${html}`);
  return html;
}

/** Describes the focused element, and records how all others look without the focus, to compare at the next call. */
function lookAtFocus(page: Page): Promise<FocusStop> {
  // Contains no named function: that would refer to a helper of the test's compiler, which the page lacks.
  return page.evaluate(async () => {
    // Elements that scroll into view are rendered and positioned a frame later.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const state = globalThis as unknown as { unfocusedLooks?: WeakMap<Element, string> };
    state.unfocusedLooks ??= new WeakMap();
    const looks = state.unfocusedLooks;
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    const tabbable = roots.flatMap((root) => [
      ...root.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]'),
    ]);
    let focusedLook = '';
    for (const element of new Set([...tabbable, ...(focused ? [focused] : [])])) {
      // The hidden input of a switch or a choice shows its focus on its label or next to it.
      const shown = [element, element.nextElementSibling, element.closest('label')].filter((part) => part !== null);
      const look = shown
        .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) =>
          outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`,
        )
        .join();
      if (element === focused) focusedLook = look;
      else looks.set(element, look);
    }
    // Between the last and the first element the focus is in the browser's own controls.
    if (!focused || focused === document.body) return { html: '(none)', fault: null };

    const html = focused.outerHTML.replace(/ class="[^"]*"/g, '').slice(0, 160);
    const { left, top, right, bottom } = focused.getBoundingClientRect();
    const label = focused.closest('label');
    const root = focused.getRootNode() as Document | ShadowRoot;
    const hits = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 3, top + 3],
      [right - 3, top + 3],
      [left + 3, bottom - 3],
      [right - 3, bottom - 3],
    ].map(([x = 0, y = 0]) => root.elementFromPoint(x, y));
    if (!hits.some((hit) => hit !== null && (focused.contains(hit) || label?.contains(hit)))) {
      const page = document.hasFocus() ? '' : ' of a page without the focus';
      const place = [left, top, right, bottom].map(Math.round).join(' ');
      return { html, fault: `${page} is not visible at ${place}, where ${hits[0]?.outerHTML.slice(0, 80)} is` };
    }
    return { html, fault: looks.get(focused) === focusedLook ? ' has no focus indicator' : null };
  });
}
