import { getMyQrs } from '@frontdesk/shared/endpoints/qr';
import { endpointQuery } from '@frontdesk/shared/query';

/** The owner's saved codes, for the steps of a new owner. */
export const codesQuery = endpointQuery(getMyQrs, {});
