import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** After this time, the focus is no longer moved, because the user may be doing something else. */
const PATIENCE_MS = 5_000;

/**
 * Moves the focus to the page's heading as soon as the page has one, so that screen readers announce the page. Moves
 * it again when another heading replaces it, for example once the page has loaded its data.
 */
export function focusHeading(): () => void {
  let expected = document.activeElement;
  const observer = new MutationObserver(tryNow);
  const timer = setTimeout(stop, PATIENCE_MS);

  function stop() {
    observer.disconnect();
    clearTimeout(timer);
  }
  function tryNow() {
    const { activeElement, body } = document;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (activeElement !== expected && activeElement !== body) stop();
    else if (heading && heading !== expected) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
      expected = heading;
    }
  }

  observer.observe(document.body, { subtree: true, childList: true });
  tryNow();
  return stop;
}

/** Sets the tab's title, the scroll position and the focus when a page opens. */
export function RouteEffects({ title, page }: { title: string; page: ReactElement }) {
  const { key } = useLocation();
  useEffect(
    function nameTab() {
      document.title = `${title} - Frontdesk`;
    },
    [title],
  );
  useEffect(
    function beginAtTop() {
      // On the first page, the browser restores the scroll position.
      if (key === 'default' || isInsidePage(document.activeElement)) return;
      window.scrollTo(0, 0);
      return focusHeading();
    },
    [key],
  );
  return page;
}

/** Whether the page keeps its scroll position, for example when the owner selects a tab. */
function isInsidePage(element: Element | null): boolean {
  const main = element?.closest('main');
  return main != null && element !== main;
}
