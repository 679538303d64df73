import { call } from '@frontdesk/shared/app';
import * as endpoints from '@frontdesk/shared/endpoints/people';
import { endpointQuery } from '@frontdesk/shared/query';
import type { Role } from '../model/people';

export const peopleQuery = () => endpointQuery(endpoints.getPeople, {});

/** Sends an invitation, or sends it again. */
export async function invitePerson(email: string): Promise<void> {
  await call(endpoints.invitePerson, { email });
}

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

/** The notification of our server when a person is removed. */
export const personRemoved = (email: string) => ({ title: 'Person removed', about: `${email} was removed` });
