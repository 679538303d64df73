import { call } from '@frontdesk/shared/app';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Profile } from '../model/profile';

/** The signed-in person's own data. */
export const profileQuery = () => endpointQuery(getLoggedUser, {});

/** An empty password stays as it is. */
export async function updateProfile({ email, password, firstName, lastName }: Profile): Promise<void> {
  await call(updateUser, { email, ...(password !== '' && { password }), firstName, lastName });
}
