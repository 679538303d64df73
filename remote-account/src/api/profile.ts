import { call } from '@frontdesk/shared/app';
import { getLoggedUser, updateUser } from '@frontdesk/shared/endpoints/user';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Profile } from '../model/profile';

/** The signed-in person's own data. */
export const profileQuery = () => endpointQuery(getLoggedUser, {});

/**
 * Sends the body that the spec names, with the names as an addition of ours. `password` is always in it: '' means that
 * it stays (docs/decisions/0011-empty-password.md).
 */
export async function updateProfile({ email, password, firstName, lastName }: Profile): Promise<void> {
  await call(updateUser, { email, password, firstName, lastName });
}
