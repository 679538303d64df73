import type { RegisteredRemote } from '@frontdesk/shared/contract';
import { Box, Card, Heading } from '@frontdesk/shared/ui/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useRetryWhenOnline } from '../offline/offline';
import type { LoadFailure } from '../remotes/failure/load-failure';
import { LoadFailureNotice } from '../remotes/page/LoadFailurePage';
import { RemotePage } from '../remotes/page/RemotePage';

/** An element that is this close to the window counts as near. */
const MARGIN_PX = 200;

/**
 * Whether an element is or was in view. Elements that are in view from the start are detected without waiting for a
 * frame.
 */
function useIsNear(place: RefObject<Element | null>): boolean {
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

interface PartInViewProps {
  readonly remote: RegisteredRemote;
  /** The exposed module that contains the part. */
  readonly name: string;
  readonly title: string;
  readonly props: object;
  /** Shown until the part has loaded. */
  readonly shape: ReactNode;
  /** The space below a failure. */
  readonly mb?: string | undefined;
}

/** Loads a remote's part of a page when it comes into view. When it fails, shows the reason in its place. */
export function PartInView({ remote, name, title, props, shape, mb }: PartInViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  return (
    // Takes no space when the part renders nothing.
    <Box ref={place} display="grid" gridTemplateColumns="minmax(0, 1fr)" minW={0} _empty={{ display: 'none' }}>
      {isNear ? (
        <RemotePage
          remote={remote}
          page={name}
          props={props}
          whileLoading={shape}
          renderFailure={(failure, onRetry) => <FailedCard title={title} failure={failure} onRetry={onRetry} mb={mb} />}
        />
      ) : (
        shape
      )}
    </Box>
  );
}

export interface FailedCardProps {
  readonly title: string;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  /** The space below the failure. */
  readonly mb?: string | undefined;
}

/** Shows that a part of a page failed to load. */
export function FailedCard({ title, failure, onRetry, mb }: FailedCardProps) {
  useRetryWhenOnline(failure, onRetry);
  return (
    <Card aria-label={title} mb={mb}>
      <Heading size="sm" mb="3">
        {title}
      </Heading>
      <LoadFailureNotice failure={failure} onRetry={onRetry} />
    </Card>
  );
}
