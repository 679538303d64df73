import type { RequestOf, ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { findPlaces, getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import { endpointQuery } from '@frontdesk/shared/query';

export type FoundPlace = ResponseOf<typeof findPlaces>['places'][number];

/** The places whose names contain a given text, or the place with a given id. */
export const placesQuery = (wanted: RequestOf<typeof findPlaces>) => endpointQuery(findPlaces, wanted);

/** The numbers for the place with this code. */
export const placeNumbersQuery = (id: string) => endpointQuery(getPlaceNumbers, { id });
