import { VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';
import { CardGrid } from './CardGrid';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

export function LoadingCards() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton height="64px" maxW="360px" aria-hidden />
      <CardGrid aria-hidden>
        {PLACES.map((place) => (
          <Skeleton key={place} height="366px" rounded="lg" />
        ))}
      </CardGrid>
    </>
  );
}
