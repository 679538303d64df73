import { Stack, VisuallyHidden } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import * as messages from '../../messages';

const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function LoadingRows() {
  return (
    <>
      <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
      <Stack gap="2" aria-hidden>
        {PLACES.map((place) => (
          <Skeleton key={place} height="56px" />
        ))}
      </Stack>
    </>
  );
}
