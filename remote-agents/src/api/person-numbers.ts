import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { getPersonNumbers, type NUMBER_DAYS } from '@frontdesk/shared/endpoints/person-numbers';
import { endpointQuery } from '@frontdesk/shared/query';

export type PersonNumbers = ResponseOf<typeof getPersonNumbers>;

/** Numbers about people's work in a period, for one agent or for all (''). */
export const personNumbersQuery = (agentId: string, days: (typeof NUMBER_DAYS)[number]) =>
  endpointQuery(getPersonNumbers, { days, ...(agentId && { agentId }) });
