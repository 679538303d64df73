import { Card } from '@frontdesk/shared/ui/core';
import { Skeleton } from '@frontdesk/shared/ui/data';
import { numbers } from '../messages/home';

/**
 * The storage key of whether this browser has seen numbers, so that the reports reserve their space before they load.
 */
export const KNOWN_KEY = 'agents:has-numbers';

/** A placeholder in the shape of the numbers. */
export function NumbersLoading() {
  return (
    <Card mb="6" aria-label={numbers} role="status">
      <Skeleton height="48px" width="60%" mb="5" />
      <Skeleton height="160px" />
    </Card>
  );
}
