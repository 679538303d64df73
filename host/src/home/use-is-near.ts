import { type RefObject, useEffect, useState } from 'react';

/** What is this close to the window is about to be seen. */
const MARGIN = '200px';

/** Whether an element is in view, or was. Browsers that cannot tell say yes. */
export function useIsNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(() => globalThis.IntersectionObserver === undefined);
  useEffect(
    function watch() {
      if (isNear || !place.current) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
        },
        { rootMargin: MARGIN },
      );
      observer.observe(place.current);
      return () => observer.disconnect();
    },
    [isNear, place],
  );
  return isNear;
}
