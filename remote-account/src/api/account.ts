import { call } from '@frontdesk/shared/app';
import {
  confirmEmail as confirmEmailEndpoint,
  deleteAccount,
  deleteOrganization,
  getAccount,
} from '@frontdesk/shared/endpoints/account';
import { endpointQuery } from '@frontdesk/shared/query';

/** Account data of our server beyond the spec's profile. */
export const accountQuery = () => endpointQuery(getAccount, {});

/** Confirms a new email with the token from the mail's link, and returns the email. */
export async function confirmEmail(token: string): Promise<string> {
  const { email } = await call(confirmEmailEndpoint, { token });
  return email;
}

const ENDPOINTS = { account: deleteAccount, organization: deleteOrganization } as const;

/** Deletes the account or the whole organization. */
export async function deleteForGood(
  what: keyof typeof ENDPOINTS,
  confirmed: { password: string; confirmation: string },
): Promise<void> {
  await call(ENDPOINTS[what], confirmed);
}
