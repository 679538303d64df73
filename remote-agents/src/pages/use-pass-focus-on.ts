import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Moves focus to a fallback element when the focused one unmounts; otherwise the keyboard would start at the top of the page. */
export function usePassFocusOn<E extends HTMLElement>(fallback: RefObject<HTMLElement | null>): RefObject<E | null> {
  const leaving = useRef<E>(null);
  useLayoutEffect(
    function watchLeaving() {
      const { current } = leaving;
      return () => {
        if (current?.contains(document.activeElement)) fallback.current?.focus();
      };
    },
    [fallback],
  );
  return leaving;
}
