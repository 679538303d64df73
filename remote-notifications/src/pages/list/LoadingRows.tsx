import { Card, Flex, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholders for loading notifications, in the shape of their columns. */
export function LoadingRows() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Card p="0" aria-hidden>
        {PLACES.map((place) => (
          <Flex
            key={place}
            gap="6"
            px="4"
            py="3"
            align="center"
            borderBottomWidth="1px"
            _last={{ borderBottomWidth: 0 }}
          >
            <Skeleton height="16px" width="24%" />
            <Skeleton height="16px" flex="1" maxW="40%" />
            <Skeleton height="16px" width="140px" hideBelow="lg" />
            <Skeleton height="22px" width="64px" rounded="full" hideBelow="lg" />
            <Skeleton height="32px" width="120px" ms="auto" />
          </Flex>
        ))}
      </Card>
    </>
  );
}
