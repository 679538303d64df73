import { randomUUID } from 'node:crypto';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import type { Transaction } from 'kysely';
import { EMAIL_TAKEN, emailKey, emailTaken, findUserByEmail, insertUser } from '../accounts/account-store';
import { hashLinkToken, newLinkToken } from '../accounts/link-token';
import type { Database } from '../database/database';
import type { Tables } from '../database/schema/tables';
import { ApiError, notFound } from '../http/api-error';

/** How long the link in an invitation works. */
export const INVITATION_MS = 7 * 24 * 3_600_000;

/** Invites an email, or invites it again: the earlier link then stops working. Returns the invitation's id and the new token. */
export async function invite(database: Database, organizationId: string, email: string) {
  const known = await findUserByEmail(database, email);
  if (known?.organization_id === organizationId)
    throw new ApiError(409, 'This person is already in your organization.');
  if (known) throw new ApiError(409, EMAIL_TAKEN);
  const token = newLinkToken();
  const now = Date.now();
  const invitation = {
    email,
    token_hash: hashLinkToken(token),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + INVITATION_MS).toISOString(),
  };
  const { id } = await database.db
    .insertInto('invitations')
    .values({ id: randomUUID(), organization_id: organizationId, email_key: emailKey(email), ...invitation })
    .onConflict((conflict) => conflict.columns(['organization_id', 'email_key']).doUpdateSet(invitation))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** Withdraws an invitation, and deletes its email if it has not been sent yet. */
export async function withdrawInvitation({ db }: Database, organizationId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('invitations')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('invitation');
}

/** Reads the invitation that a link belongs to. Throws 400 when it is no longer valid. */
export async function readInvitation({ db }: Database, token: string) {
  const found = await db
    .selectFrom('invitations')
    .innerJoin('organizations', 'organizations.id', 'invitations.organization_id')
    .select(['invitations.email', 'organizations.name as organization'])
    .where('token_hash', '=', hashLinkToken(token))
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
  if (!found) throw noLongerValid();
  return found;
}

/** Uses up an invitation: the invited person becomes a member. */
export async function join(
  database: Database,
  token: string,
  person: { firstName: string; lastName: string; passwordHash: string; language: DashboardLanguage | null },
) {
  try {
    return await database.db.transaction().execute(async (transaction) => {
      await awaitDeletion(database, transaction, token);
      const used = await transaction
        .deleteFrom('invitations')
        .where('token_hash', '=', hashLinkToken(token))
        .where('expires_at', '>', new Date().toISOString())
        .returning(['organization_id as organizationId', 'email'])
        .executeTakeFirst();
      if (!used) throw noLongerValid();
      const userId = await insertUser(transaction, { ...used, ...person, role: 'member', isEmailProved: true });
      return { ...used, userId };
    });
  } catch (error) {
    throw emailTaken(error);
  }
}

/**
 * Waits for a running deletion of the organization, and locks the organization until the transaction ends. Locking the
 * invitation first would deadlock: a deletion locks the organization before its invitations.
 */
async function awaitDeletion({ engine }: Database, transaction: Transaction<Tables>, token: string): Promise<void> {
  if (engine !== 'postgres') return;
  await transaction
    .selectFrom('organizations')
    .innerJoin('invitations', 'invitations.organization_id', 'organizations.id')
    .select('organizations.id')
    .where('token_hash', '=', hashLinkToken(token))
    .forKeyShare('organizations')
    .execute();
}

const noLongerValid = () => new ApiError(400, 'This invitation is no longer valid. Please ask for a new one.');
