import { getAccount } from '@frontdesk/shared/endpoints/account';
import { endpointQuery } from '@frontdesk/shared/query';

/** Whether the person is an owner or a member of the organization. */
export const accountQuery = () => endpointQuery(getAccount, {});
