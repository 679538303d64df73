import { type RefObject, useLayoutEffect, useState } from 'react';

/** What is this close to the window is about to be seen. */
const MARGIN_PX = 200;

/** Whether an element is in view, or was. What is there from the start is known without waiting for a frame. */
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
