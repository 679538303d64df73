import { type ReactElement, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading } from './focus-heading';

/** What opening a page does beside showing it: the tab's title, the scroll position, the focus. */
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
      // The first page of a visit keeps the place that the browser gives it.
      if (key === 'default' || isInsidePage(document.activeElement)) return;
      window.scrollTo(0, 0);
      return focusHeading();
    },
    [key],
  );
  return page;
}

/** Keeps the scroll position when the page stays, as when a tab is chosen. */
function isInsidePage(element: Element | null): boolean {
  const main = element?.closest('main');
  return main != null && element !== main;
}
