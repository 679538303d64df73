import { call, signIn } from '@frontdesk/shared/app';
import { joinOrganization, readInvitation } from '@frontdesk/shared/endpoints/people';
import { endpointQuery } from '@frontdesk/shared/query';

/** What an invitation's link is for. */
export const invitationQuery = (token: string) => ({
  ...endpointQuery(readInvitation, { token }),
  staleTime: Number.POSITIVE_INFINITY,
});

interface NewPerson {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Joins the organization and begins a session in it. */
export async function join(person: NewPerson): Promise<void> {
  const { token } = await call(joinOrganization, person);
  signIn(token);
}
