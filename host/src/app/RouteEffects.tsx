import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** What opening a page does beside showing it: the tab's title, the scroll position, the focus. */
export function RouteEffects({ title, page }: { title: string; page: ReactElement }) {
  const { pathname } = useLocation();
  const isFirst = useRef(true);
  useEffect(
    function nameTab() {
      document.title = `${title} - Frontdesk`;
    },
    [title],
  );
  useEffect(
    function startAtTop() {
      // The browser restores the position of the page it opened with.
      if (isFirst.current) isFirst.current = false;
      else window.scrollTo(0, 0);
    },
    [pathname],
  );
  return page;
}
