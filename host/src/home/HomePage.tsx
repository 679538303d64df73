import { Box, PageFrame } from '@frontdesk/shared/ui/core';
import { joinWords } from '../contributions/join-words';
import { readCards } from '../contributions/read-cards';
import { useContributions } from '../contributions/use-contributions';
import { LoadFailureNotice } from '../remotes/page/LoadFailurePage';
import { useRegistry } from '../remotes/registry/registry-store';
import { HomeCard } from './HomeCard';
import { HomeLayout } from './HomeLayout';
import * as messages from './messages';

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
    <PageFrame title={messages.title} intro={about && `${about[0]?.toUpperCase()}${about.slice(1)}.`}>
      {!registry && failure && (
        <Box mb="6">
          <LoadFailureNotice failure={failure} onRetry={() => void refresh()} />
        </Box>
      )}
      <HomeLayout wide={cardsThat((isWide) => isWide)} others={cardsThat((isWide) => !isWide)} />
    </PageFrame>
  );
}
