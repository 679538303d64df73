import { SummaryCardLoading } from '@frontdesk/shared/cards';
import type { HomeCardProps } from '@frontdesk/shared/contract';
import { Box, Card, Heading } from '@frontdesk/shared/ui/core';
import { useRef } from 'react';
import type { ContributedCard } from '../contributions/read-cards';
import { useRetryWhenOnline } from '../offline/use-retry-when-online';
import type { LoadFailure } from '../remotes/failure/load-failure';
import { LoadFailureNotice } from '../remotes/page/LoadFailurePage';
import { RemotePage } from '../remotes/page/RemotePage';
import { hasAddress } from '../remotes/registry/has-address';
import { useIsNear } from './use-is-near';

const CARD_PROPS: HomeCardProps = { hasAddress };

/**
 * Loads a remote's card when it comes into view, and shows a placeholder of the same shape until then or the reason why
 * it failed. A wide card takes no space until it has content or fails.
 */
export function HomeCard({ card: { remote, name, title, isWide = false } }: { card: ContributedCard }) {
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
