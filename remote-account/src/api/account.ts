import { call } from '@frontdesk/shared/app';
import {
  confirmEmail as confirmEmailEndpoint,
  deleteAccount,
  deleteOrganization,
  getAccount,
} from '@frontdesk/shared/endpoints/account';
import { endpointQuery } from '@frontdesk/shared/query';
import * as v from 'valibot';
import * as messages from '../messages';

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

/** Requires the password, and `expected` typed by hand in any letter case. */
export function deletionSchema(expected: string) {
  const isSame = (typed: string) => typed.trim().toLowerCase() === expected.trim().toLowerCase();
  return v.object({
    password: v.pipe(v.string(), v.minLength(1, messages.passwordRequired)),
    confirmation: v.pipe(v.string(), v.check(isSame, messages.confirmDiffers(expected))),
  });
}
