import { randomUUID } from 'node:crypto';
import type { Database } from '../database/database';
import { isUniqueViolation } from '../database/is-unique-violation';
import { ApiError } from '../http/api-error';

/** Two spellings of one address are one account. */
export const emailKey = (email: string) => email.toLowerCase();

export function findUserByEmail({ db }: Database, email: string) {
  return db.selectFrom('users').selectAll().where('email_key', '=', emailKey(email)).executeTakeFirst();
}

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly organization: string;
}

/** A new account always founds its own organization. */
export async function createAccount({ db }: Database, account: NewAccount): Promise<void> {
  const organizationId = randomUUID();
  const created_at = new Date().toISOString();
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('organizations')
        .values({ id: organizationId, name: account.organization, created_at })
        .execute();
      await transaction
        .insertInto('users')
        .values({
          id: randomUUID(),
          organization_id: organizationId,
          email: account.email,
          email_key: emailKey(account.email),
          first_name: account.firstName,
          last_name: account.lastName,
          password_hash: account.passwordHash,
          created_at,
        })
        .execute();
    });
  } catch (error) {
    throw emailTaken(error);
  }
}

export interface ProfileChange {
  readonly email: string;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly passwordHash?: string | undefined;
}

/** A new password ends every session but `keptSessionId`, the one in which it was set. */
export async function changeProfile(
  { db }: Database,
  userId: string,
  change: ProfileChange,
  keptSessionId: string,
): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('users')
        .set({
          email: change.email,
          email_key: emailKey(change.email),
          ...(change.firstName !== undefined && { first_name: change.firstName }),
          ...(change.lastName !== undefined && { last_name: change.lastName }),
          ...(change.passwordHash !== undefined && { password_hash: change.passwordHash }),
        })
        .where('id', '=', userId)
        .execute();
      if (change.passwordHash === undefined) return;
      await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', keptSessionId).execute();
      await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
    });
  } catch (error) {
    throw emailTaken(error);
  }
}

function emailTaken(error: unknown): unknown {
  return isUniqueViolation(error) ? new ApiError(409, 'There is an account with this email already.') : error;
}
