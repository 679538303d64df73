import { SummaryCardLoading } from '@frontdesk/shared/cards';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { Box, Card, Grid, Heading, PageFrame } from '@frontdesk/shared/ui/core';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useContributions } from '../contributions/use-contributions';
import { homeTitle, joinWords } from '../messages/home';
import { useRetryWhenOnline } from '../offline/offline';
import type { LoadFailure } from '../remotes/failure/load-failure';
import { LoadFailureNotice } from '../remotes/page/LoadFailurePage';
import { RemotePage } from '../remotes/page/RemotePage';
import { hasAddress } from '../remotes/registry/has-address';
import { useRegistry } from '../remotes/registry/registry-store';
import { type ContributedCard, readCards } from './read-cards';

/** An element this close to the window counts as near. */
const MARGIN_PX = 200;

/**
 * Whether an element is or was in view. Elements that are in view from the start are known without waiting for a frame.
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

const CARD_PROPS: HomeCardProps = { hasAddress };

/**
 * Loads a remote's card when it comes into view, and shows a placeholder of the same shape until then or the reason why
 * it failed. A wide card takes no space until it has content or fails.
 */
function HomeCard({ card: { remote, name, title, isWide = false } }: { card: ContributedCard }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place);
  const shape = isWide ? null : <SummaryCardLoading title={title} />;
  return (
    <Box ref={place} display="grid" gridTemplateColumns="minmax(0, 1fr)" minW={0}>
      {isNear ? (
        <RemotePage
          remote={remote}
          page={name}
          props={CARD_PROPS}
          whileLoading={shape}
          renderFailure={(failure, onRetry) => (
            <FailedCard title={title} failure={failure} onRetry={onRetry} isWide={isWide} />
          )}
        />
      ) : (
        shape
      )}
    </Box>
  );
}

interface FailedCardProps {
  readonly title: string;
  readonly failure: LoadFailure;
  readonly onRetry: () => void;
  readonly isWide: boolean;
}

function FailedCard({ title, failure, onRetry, isWide }: FailedCardProps) {
  useRetryWhenOnline(failure, onRetry);
  return (
    <Card aria-label={title} mb={isWide ? '6' : undefined}>
      <Heading size="sm" mb="3">
        {title}
      </Heading>
      <LoadFailureNotice failure={failure} onRetry={onRetry} />
    </Card>
  );
}

interface HomeLayoutProps {
  /** Cards with a row of their own, which render nothing when they have nothing to show. */
  readonly wide: ReactNode;
  readonly others: ReactNode;
}

const HAS_WIDE = '@media (min-width: 1200px)';

/**
 * Puts the wide cards above the others. On wide windows they are beside the others as soon as one of them has content;
 * browsers without `:has` leave them above.
 */
function HomeLayout({ wide, others }: HomeLayoutProps) {
  return (
    <Box
      css={{
        [HAS_WIDE]: {
          '&:has([data-wide] > * > *)': {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 2fr) minmax(300px, 1fr)',
            columnGap: '6',
            alignItems: 'start',
            '& > [data-others]': { gridTemplateColumns: 'minmax(0, 1fr)' },
          },
        },
      }}
    >
      <Box data-wide minW={0}>
        {wide}
      </Box>
      <Grid data-others gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
        {others}
      </Grid>
    </Box>
  );
}

/** Shows the cards that the remotes contribute. Each loads and fails by itself. */
export function HomePage() {
  const { registry, failure, refresh } = useRegistry();
  const cards = useContributions(readCards);
  const about = joinWords(
    [...new Set(cards.flatMap(({ intro }) => (typeof intro === 'string' ? [intro] : [])))],
    'and',
  );
  const cardsThat = (belong: (isWide: boolean) => boolean) =>
    cards
      .filter(({ isWide = false }) => belong(isWide))
      .map((card) => <HomeCard key={`${card.remote.name} ${card.name}`} card={card} />);
  return (
    <PageFrame title={homeTitle} intro={about && `${about[0]?.toUpperCase()}${about.slice(1)}.`}>
      {!registry && failure && (
        <Box mb="6">
          <LoadFailureNotice failure={failure} onRetry={() => void refresh()} />
        </Box>
      )}
      <HomeLayout wide={cardsThat((isWide) => isWide)} others={cardsThat((isWide) => !isWide)} />
    </PageFrame>
  );
}
