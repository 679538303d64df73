import type { Transaction } from 'kysely';
import { requireOwner } from '../accounts/guards';
import { lockOrganization, lockPeople, requireAnotherOwner } from '../accounts/locks';
import { requirePassword } from '../accounts/passwords';
import type { Session } from '../accounts/sessions';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import type { StoredFile } from '../files/file-bytes';
import { ApiError } from '../http/api-error';
import { markChanged } from '../links/change-code';
import type { Sentence } from '../words/translate';
import type { PeopleServices } from './people-services';

interface Confirmation {
  readonly password: string;
  readonly confirmation: string;
}

/** Deletes the user's account, and also the organization if nobody else is in it. */
export async function deleteAccount(
  services: PeopleServices,
  session: Session,
  { password, confirmation }: Confirmation,
): Promise<void> {
  const { database, files, links, notify, sessions } = services;
  await requirePassword(services, session, password);
  const { email } = await database.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow();
  requireSame(confirmation, email, 'Type your email to confirm.');
  const removed = await database.db.transaction().execute(async (transaction) => {
    await lockOrganization(database, transaction, session.organizationId);
    const people = await lockPeople(database, transaction, session.organizationId);
    const others = people.filter(({ id }) => id !== session.userId);
    if (others.length === 0) return removeOrganization(database, transaction, session.organizationId);
    requireAnotherOwner(others);
    await deletePerson(transaction, session.userId);
    return null;
  });
  sessions.announceEnded(session.organizationId);
  if (removed) {
    links.forget(removed.slugs);
    return files.remove(removed.documents);
  }
  await notify(session.organizationId, 'accounts', 'Account deleted', `${email} deleted their account.`, '/people');
}

/** Deletes the organization at an owner's request. */
export async function deleteOrganizationBy(
  services: PeopleServices,
  session: Session,
  { password, confirmation }: Confirmation,
): Promise<void> {
  const { database, files, links, sessions } = services;
  requireOwner(session);
  await requirePassword(services, session, password);
  const { name } = await database.db
    .selectFrom('organizations')
    .select('name')
    .where('id', '=', session.organizationId)
    .executeTakeFirstOrThrow();
  requireSame(confirmation, name, "Type the organization's name to confirm.");
  const { documents, slugs } = await database.db.transaction().execute(async (transaction) => {
    await lockOrganization(database, transaction, session.organizationId);
    return removeOrganization(database, transaction, session.organizationId);
  });
  sessions.announceEnded(session.organizationId);
  links.forget(slugs);
  await files.remove(documents);
}

/** Deletes an account with its sessions, links and unsent emails. */
export async function deletePerson(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction.deleteFrom('users').where('id', '=', userId).execute();
}

/**
 * Deletes everything that an organization has except its files, and returns the documents of these files. Everything
 * that depends on an agent, a person, a code or an invitation is deleted with it. Keeps and returns the slugs of its
 * links.
 */
async function removeOrganization(
  database: Database,
  transaction: Transaction<Tables>,
  id: string,
): Promise<{ documents: StoredFile[]; slugs: string[] }> {
  const slugs = await markChanged(database, transaction, { organizationId: id });
  const documents = await transaction
    .selectFrom('documents')
    .select(['id', 'sha256'])
    .where('organization_id', '=', id)
    .execute();
  const owned = ['conversations', 'daily_counts', 'person_counts', 'former_agents', 'agents', 'qr_codes'] as const;
  for (const table of [...owned, 'notifications', 'invitations', 'users'] as const) {
    await transaction.deleteFrom(table).where('organization_id', '=', id).execute();
  }
  for (const table of ['dashboards', 'hub_names', 'hub_messages'] as const) {
    await transaction.deleteFrom(table).where('organization_id', '=', id).execute();
  }
  await transaction.deleteFrom('organizations').where('id', '=', id).execute();
  return { documents, slugs };
}

function requireSame(typed: string, expected: string, refusal: Sentence): void {
  if (typed.trim().toLowerCase() !== expected.trim().toLowerCase()) throw new ApiError(400, refusal);
}
