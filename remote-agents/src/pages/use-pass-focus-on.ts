import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What goes while it holds the focus hands it to the heir; otherwise the keyboard would begin at the top of the page. */
export function usePassFocusOn<E extends HTMLElement>(heir: RefObject<HTMLElement | null>): RefObject<E | null> {
  const leaving = useRef<E>(null);
  useLayoutEffect(
    function watchLeaving() {
      const { current } = leaving;
      return () => {
        if (current?.contains(document.activeElement)) heir.current?.focus();
      };
    },
    [heir],
  );
  return leaving;
}
