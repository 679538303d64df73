import type { Role } from '@frontdesk/shared/endpoints/people';
import type { Actor } from '../accounts/api-keys';
import { lockPeople, requireAnotherOwner } from '../accounts/locks';
import type { Session } from '../accounts/sessions';
import type { Database } from '../database/database';
import { ApiError, notFound } from '../http/api-error';
import { deletePerson } from './account-deletion';

/** Lists everybody in the organization, and the open invitations. */
export async function listPeople({ db }: Database, { organizationId, userId }: Actor) {
  const people = await db
    .selectFrom('users')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'email', 'role', 'created_at as dateJoined'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const invitations = await db
    .selectFrom('invitations')
    .select(['id', 'email', 'created_at as dateSent', 'expires_at as dateExpires'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return { people: people.map((person) => ({ ...person, isYou: person.id === userId })), invitations };
}

/** Deletes another person's account and returns that person. */
export function removePerson(database: Database, { organizationId, userId }: Session, id: string) {
  if (id === userId) throw new ApiError(400, 'You cannot remove yourself. Leave instead.');
  return database.db.transaction().execute(async (transaction) => {
    const person = (await lockPeople(database, transaction, organizationId)).find((one) => one.id === id);
    if (!person) throw notFound('person');
    await deletePerson(transaction, id);
    return person;
  });
}

/** Deletes the user's own account and returns the user. Throws 409 when the organization would have no owner. */
export function leave(database: Database, { organizationId, userId }: Session) {
  return database.db.transaction().execute(async (transaction) => {
    const people = await lockPeople(database, transaction, organizationId);
    requireAnotherOwner(people.filter(({ id }) => id !== userId));
    await deletePerson(transaction, userId);
    return people.find(({ id }) => id === userId);
  });
}

export function changeRole(database: Database, { organizationId }: Session, id: string, role: Role): Promise<void> {
  return database.db.transaction().execute(async (transaction) => {
    const people = await lockPeople(database, transaction, organizationId);
    if (!people.some((person) => person.id === id)) throw notFound('person');
    if (role === 'member') requireAnotherOwner(people.filter((person) => person.id !== id));
    await transaction.updateTable('users').set({ role }).where('id', '=', id).execute();
  });
}
