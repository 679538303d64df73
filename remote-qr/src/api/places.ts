import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import { endpointQuery } from '@frontdesk/shared/query';

export type PlaceNumbers = ResponseOf<typeof getPlaceNumbers>['places'][number];

/** Returns the query for the numbers of all places, or of a single one. */
export function placeNumbersQuery(id?: string) {
  return endpointQuery(getPlaceNumbers, id === undefined ? {} : { id });
}
