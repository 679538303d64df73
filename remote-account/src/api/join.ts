import { call, signIn } from '@frontdesk/shared/app';
import { joinOrganization, readInvitation as readEndpoint } from '@frontdesk/shared/endpoints/people';

/** Returns the organization and email of an invitation's link. */
export function readInvitation(token: string): Promise<{ organization: string; email: string }> {
  return call(readEndpoint, { token });
}

interface NewPerson {
  readonly token: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

/** Joins the organization and starts a session in it. */
export async function join(person: NewPerson): Promise<void> {
  const { token } = await call(joinOrganization, person);
  signIn(token);
}
