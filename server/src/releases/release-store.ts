import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { RELEASE_TOKEN_PREFIX } from '@frontdesk/shared/endpoints/releases';
import { emailKey } from '../accounts/account-store';
import type { Database } from '../database/database';
import { notFound } from '../http/api-error';

/** Who changed a release: an email, `token fr_ab…`, or the site itself. */
export type Actor = string;
export const THE_SITE: Actor = 'the site';

/** The token of a caller. */
export interface ReleaseToken {
  readonly id: string;
  readonly remote: string;
  readonly actor: Actor;
}

const SHOWN = RELEASE_TOKEN_PREFIX.length + 4;
const LISTED_MAX = 100;
const DAY_MS = 86_400_000;
/** How long actions are stored. */
export const YEAR_MS = 365 * DAY_MS;
/** A token has 256 random bits, so it needs no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates a token and returns it. Only its hash is stored, so it cannot be returned again later. */
export async function createToken(
  { db }: Database,
  { remote, name, days, by }: { remote: string; name: string; days: number | null; by: Actor },
): Promise<{ id: string; token: string }> {
  const now = Date.now();
  const token = RELEASE_TOKEN_PREFIX + randomBytes(32).toString('base64url');
  const id = randomUUID();
  const start = token.slice(0, SHOWN);
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('release_tokens')
      .values({
        id,
        remote,
        name,
        start,
        token_hash: hashOf(token),
        created_by: by,
        created_at: new Date(now).toISOString(),
        last_used_at: null,
        expires_at: days === null ? null : new Date(now + days * DAY_MS).toISOString(),
      })
      .execute();
    await noteAction(transaction, by, remote, `Created the release token ${nameOf({ name, start })}.`);
  });
  return { id, token };
}

/** Returns the text by which people identify a token: its name, if it has one, and its first characters. */
const nameOf = ({ name, start }: { name: string; start: string }) =>
  name === '' ? `${start}…` : `${name} (${start}…)`;

/** Returns a token's row, and records its use; null if the token is unknown or has expired. */
export async function useToken({ db }: Database, token: string): Promise<ReleaseToken | null> {
  const now = new Date().toISOString();
  const found = await db
    .updateTable('release_tokens')
    .set({ last_used_at: now })
    .where('token_hash', '=', hashOf(token))
    .where(({ eb, or }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning(['id', 'remote', 'start'])
    .executeTakeFirst();
  return found ? { id: found.id, remote: found.remote, actor: `token ${found.start}…` } : null;
}

/** Revokes a token; throws 404 for an unknown one. */
export async function endToken({ db }: Database, id: string, by: Actor): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('release_tokens')
      .where('id', '=', id)
      .returning(['remote', 'name', 'start'])
      .executeTakeFirst();
    if (!ended) throw notFound('token');
    await noteAction(transaction, by, ended.remote, `Ended the release token ${nameOf(ended)}.`);
  });
}

/** Revokes all tokens of a remote. */
export async function endTokensOf(database: Database, remote: string, by: Actor): Promise<void> {
  const tokens = (await readTokens(database)).filter((token) => token.remote === remote);
  for (const { id } of tokens) await endToken(database, id, by);
}

/** Reads all tokens, oldest first. */
export function readTokens({ db }: Database) {
  return db
    .selectFrom('release_tokens')
    .select(['id', 'remote', 'name', 'start', 'created_by as createdBy', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .orderBy('created_at')
    .execute();
}

/** Records an action that concerns the releases of a remote. */
export async function noteAction(db: Database['db'], actor: Actor, remote: string, text: string): Promise<void> {
  const at = new Date().toISOString();
  await db.insertInto('release_actions').values({ id: randomUUID(), at, actor, remote, text }).execute();
}

/** Reads the newest actions, newest first. */
export function readActions({ db }: Database) {
  return db
    .selectFrom('release_actions')
    .select(['at', 'actor as by', 'remote', 'text'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(LISTED_MAX)
    .execute();
}

/** Returns the organizations of the operators who have an account. */
export function organizationsOf({ db }: Pick<Database, 'db'>, operators: readonly string[]) {
  return db
    .selectFrom('users')
    .select('organization_id as id')
    .distinct()
    .where('email_key', 'in', operators.map(emailKey))
    .where('email_proved_at', 'is not', null)
    .execute();
}

/** Deletes actions and rollouts that are older than a year. */
export async function sweepReleases({ db }: Database): Promise<void> {
  const before = new Date(Date.now() - YEAR_MS).toISOString();
  await db.deleteFrom('release_actions').where('at', '<', before).execute();
  await db.deleteFrom('watched_rollouts').where('since', '<', before).execute();
  await db.deleteFrom('rollout_counts').where('since', '<', before).execute();
}
