import { getPlaceNumbers } from '@frontdesk/shared/endpoints/place-numbers';
import { endpointQuery } from '@frontdesk/shared/query';

/** The places whose codes visitors scan. */
export const placesQuery = () => endpointQuery(getPlaceNumbers, {});
