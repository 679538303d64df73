import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading';

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
      // The browser restores the scroll position of the first page.
      if (key === 'default' || isInsidePage(document.activeElement)) return;
      window.scrollTo(0, 0);
      return focusHeading();
    },
    [key],
  );
  return page;
}

/** Whether the page keeps its scroll position, as when the owner chooses a tab. */
function isInsidePage(element: Element | null): boolean {
  const main = element?.closest('main');
  return main != null && element !== main;
}
