import { type RefObject, useLayoutEffect, useState } from 'react';

/** An element this close to the window counts as near. */
const MARGIN_PX = 200;

/**
 * Whether an element is or was in view. Elements that are in view from the start are known without waiting for a frame.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => globalThis.IntersectionObserver === undefined);
  useLayoutEffect(
    function watch() {
      if (isNear || !place.current) return;
      if (place.current.getBoundingClientRect().top < window.innerHeight + MARGIN_PX) return setNear(true);
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin: `${MARGIN_PX}px` },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [isNear, place],
  );
  return isNear;
}
