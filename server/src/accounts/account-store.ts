import { randomUUID } from 'node:crypto';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { Role } from '@frontdesk/shared/endpoints/people';
import { visibleText } from '@frontdesk/shared/endpoints/visible-text';
import type { Transaction } from 'kysely';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/database-trouble';
import type { Tables } from '../database/schema/tables';
import { ApiError } from '../http/api-error';
import type { Session } from './sessions';

/** Maps all spellings of an address to one key, because they identify the same account. */
export const emailKey = (email: string) => email.toLowerCase();

export function findUserByEmail({ db }: Database, email: string) {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export const EMAIL_TAKEN = 'An account with this email already exists.';

interface NewUser {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly organizationId: string;
  readonly role: Role;
  /** Whether the user chose the password through a link that was mailed to this address. Default: false. */
  readonly isEmailProved?: boolean;
  /** Null if the browser prefers none of the dashboard's languages. */
  readonly language: DashboardLanguage | null;
}

/** Returns the new account's id. Fails with a unique violation when the email is taken. */
export async function insertUser(transaction: Transaction<Tables>, user: NewUser): Promise<string> {
  const id = randomUUID();
  await transaction
    .insertInto('users')
    .values({
      id,
      organization_id: user.organizationId,
      email: user.email,
      email_key: emailKey(user.email),
      // Marks such as U+202E would reverse the words after a name.
      first_name: visibleText(user.firstName),
      last_name: visibleText(user.lastName),
      password_hash: user.passwordHash,
      created_at: new Date().toISOString(),
      role: user.role,
      email_proved_at: user.isEmailProved ? new Date().toISOString() : null,
      language: user.language,
    })
    .execute();
  return id;
}

type NewAccount = Omit<NewUser, 'organizationId' | 'role'> & { readonly organization: string };

/** Creates an account and an organization that it owns. Other people join by invitation. */
export async function createAccount({ db }: Database, { organization, ...person }: NewAccount): Promise<void> {
  const organizationId = randomUUID();
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('organizations')
        .values({ id: organizationId, name: visibleText(organization), created_at: new Date().toISOString() })
        .execute();
      await insertUser(transaction, { ...person, organizationId, role: 'owner' });
    });
  } catch (error) {
    throw emailTaken(error);
  }
}

/** Reads the account details that a user's own pages show in addition to the profile. */
export async function readAccount({ db }: Database, { organizationId, userId, role }: Session) {
  const { organization, people, pendingEmail } = await db
    .selectFrom('organizations')
    .select('name as organization')
    .select((query) => [
      query
        .selectFrom('users')
        .select(({ fn }) => fn.countAll().as('people'))
        .where('organization_id', '=', organizationId)
        .as('people'),
      query
        .selectFrom('email_changes')
        .select('email')
        .where('user_id', '=', userId)
        .where('expires_at', '>', new Date().toISOString())
        .as('pendingEmail'),
    ])
    .where('id', '=', organizationId)
    .executeTakeFirstOrThrow();
  return { organization, role, isAlone: Number(people) === 1, pendingEmail };
}

/** Turns the violation of an email's uniqueness into a 409. */
export function emailTaken(error: unknown): unknown {
  return isUniqueViolation(error) ? new ApiError(409, EMAIL_TAKEN) : error;
}
