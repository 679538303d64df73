import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/demonstration';
import type { ResponseOf } from '@frontdesk/shared/endpoints/endpoint';
import { endpointQuery } from '@frontdesk/shared/query';

// Separate from the other calls of the home dashboard, because the demonstration loads after it.

export type DemonstrationState = ResponseOf<typeof endpoints.getDemonstration>['state'];

export const demonstrationQuery = endpointQuery(endpoints.getDemonstration, {});

export const fillDemonstration = () => call(endpoints.fillDemonstration, {});

export const removeDemonstration = () => call(endpoints.removeDemonstration, {});
