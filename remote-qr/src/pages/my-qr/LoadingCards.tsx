import { Card, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';
import { CardGrid } from './CardGrid';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholders for loading codes, in the shape of their cards. */
export function LoadingCards() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Skeleton height="64px" maxW="360px" aria-hidden />
      <CardGrid aria-hidden>
        {PLACES.map((place) => (
          <Card key={place} p="4" minH="366px">
            <Skeleton aspectRatio="1" maxH="220px" mx="auto" />
            <Skeleton height="18px" width="70%" mt="4" />
            <Skeleton height="14px" width="45%" mt="2" />
            <Skeleton height="32px" mt="5" />
          </Card>
        ))}
      </CardGrid>
    </>
  );
}
