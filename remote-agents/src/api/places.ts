import type { RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { findPlaces, getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import { endpointQuery } from '@frontdesk/shared/query';

export type FoundPlace = ResponseOf<typeof findPlaces>['places'][number];

/** The places whose names contain a text, or the one with an id. */
export const placesQuery = (wanted: RequestOf<typeof findPlaces>) => endpointQuery(findPlaces, wanted);

/** The numbers of the place with this code. */
export const placeNumbersQuery = (id: string) => endpointQuery(getPlaceNumbers, { id });
