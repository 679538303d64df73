import { useLocation } from '@frontdesk/shared/app';
import { type RefObject, useEffect, useRef } from 'react';
import { urls } from '../../urls';

/** Scrolls to a heading and focuses it whenever the address names its part of the page. */
export function useShowWhenAddressed(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash, key } = useLocation();
  // Depends on a key that it does not read, so that the same address scrolls again.
  useEffect(
    function showPart() {
      if (hash !== urls.installPart) return;
      heading.current?.focus({ preventScroll: true });
      // Optional, because jsdom cannot scroll.
      heading.current?.scrollIntoView?.({ block: 'start' });
    },
    [hash, key],
  );
  return heading;
}
