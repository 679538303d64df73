import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/people';
import { endpointQuery } from '@frontdesk/shared/query';

export type Role = 'owner' | 'member';

/** A person in the organization. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly isYou: boolean;
}

/** An invitation that has not been accepted yet. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly dateSent: string | null;
  readonly dateExpires: string | null;
}

/** Returns the name, or the email of a person without a name. */
export function nameOf({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Whether an invitation's link has expired. */
export function isExpired({ dateExpires }: Invitation, now: number = Date.now()): boolean {
  return dateExpires !== null && Date.parse(dateExpires) < now;
}

export const peopleQuery = () => endpointQuery(endpoints.getPeople, {});

/** Sends an invitation, or sends it again. Returns its link, and whether the server can mail it. */
export const invitePerson = (email: string) => call(endpoints.sendInvitation, { email });

export async function withdrawInvitation(id: string): Promise<void> {
  await call(endpoints.withdrawInvitation, { id });
}

export async function removePerson(id: string): Promise<void> {
  await call(endpoints.removePerson, { id });
}

export async function changeRole(id: string, role: Role): Promise<void> {
  await call(endpoints.changeRole, { id, role });
}

export async function leaveOrganization(): Promise<void> {
  await call(endpoints.leaveOrganization, {});
}

/** Our server's notification when a person is removed. */
export const personRemoved = (email: string) => ({ title: 'Person removed', about: `${email} was removed` });
