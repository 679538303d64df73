import { Box, Grid, PageFrame } from '@frontdesk/shared/ui/core';
import { joinWords } from '../contributions/join-words';
import { readCards } from '../contributions/read-cards';
import { useContributions } from '../contributions/use-contributions';
import { LoadFailureNotice } from '../remotes/LoadFailurePage';
import { useRegistry } from '../remotes/registry-store';
import { HomeCard } from './HomeCard';

/** What an owner wants to see first: the cards that the remotes contribute. Each loads and fails by itself. */
export function HomePage() {
  const { registry, failure, refresh } = useRegistry();
  const cards = useContributions(readCards);
  const about = joinWords(
    [...new Set(cards.flatMap(({ intro }) => (typeof intro === 'string' ? [intro] : [])))],
    'and',
  );
  return (
    <PageFrame title="Dashboard" intro={about && `${about[0]?.toUpperCase()}${about.slice(1)}.`}>
      {!registry && failure && (
        <Box mb="6">
          <LoadFailureNotice failure={failure} onRetry={() => void refresh()} />
        </Box>
      )}
      {cards
        .filter(({ isWide }) => isWide)
        .map((card) => (
          <HomeCard key={`${card.remote.name} ${card.name}`} card={card} />
        ))}
      <Grid gap="6" templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(3, minmax(0, 1fr))' }}>
        {cards
          .filter(({ isWide }) => !isWide)
          .map((card) => (
            <HomeCard key={`${card.remote.name} ${card.name}`} card={card} />
          ))}
      </Grid>
    </PageFrame>
  );
}
