import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  API_KEY_PREFIX,
  API_KEYS_MAX,
  type createApiKey as createApiKeyEndpoint,
  SCOPES,
  type Scope,
} from '@frontdesk/shared/endpoints/api-key';
import type { CheckedRequestOf } from '@frontdesk/shared/endpoints/endpoint';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-trouble';
import { type Owner, prepareRow } from '../database/prepare';
import { ApiError, notFound } from '../http/api-error';
import type { RateLimiter } from '../http/rate-limiter';
import type { RateLimits } from '../http/rate-limits';
import { lockOrganization } from './locks';

/** Who acts for an organization: a person in a session, or an API key. */
export interface Actor extends Owner {
  /** Null for an API key. */
  readonly userId: string | null;
  /** The name of the API key; absent for a person. */
  readonly keyName?: string;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Calls that a key may make per minute. */
export const CALLS_PER_MINUTE = 600;
/** Calls with unknown keys that an address may make per minute. */
const WRONG_PER_MINUTE = 60;
/** Number of a key's characters that the list shows. */
const SHOWN = API_KEY_PREFIX.length + 4;
const UNKNOWN = 'This API key is unknown, expired or revoked. Ask an owner of the organization for a new one.';
const NOT_FOR_KEYS = 'API keys cannot make this call. Sign in instead.';

/** A slow hash is not needed for 256 random bits. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** Admits callers with an API key. Its row is read on every call, so that a key stops working immediately on every instance. */
export class ApiKeys {
  readonly #calls: RateLimiter;
  readonly #wrong: RateLimiter;

  constructor(
    private readonly database: Database,
    rateLimits: RateLimits,
  ) {
    this.#calls = rateLimits.limiter('api-key', CALLS_PER_MINUTE, MINUTE_MS);
    this.#wrong = rateLimits.limiter('api-key-wrong', WRONG_PER_MINUTE, MINUTE_MS);
  }

  /**
   * Returns whom a key acts for. Throws 401 for an unknown or revoked key, 403 without the scope that the call needs,
   * 429 after too many calls. `scope` is null for a call that no key may make; `address` is the caller's.
   */
  async admit(key: string, scope: Scope | null, address: string): Promise<Actor> {
    const found = await readKey(this.database, { hash: hashOf(key) });
    if (!found || (found.expires !== null && Date.parse(found.expires) <= Date.now())) {
      await this.#wrong.take(address);
      throw new ApiError(401, UNKNOWN, { 'www-authenticate': 'Bearer' });
    }
    await this.#calls.take(found.id);
    if (found.lastUsed === null || Date.now() - Date.parse(found.lastUsed) > MINUTE_MS) await this.#noteUse(found.id);
    if (scope === null) throw new ApiError(403, NOT_FOR_KEYS);
    if (!readScopes(found.scopes).includes(scope)) {
      throw new ApiError(403, `This API key lacks the scope ${scope}. Create a key that has it.`);
    }
    return { organizationId: found.organizationId, userId: null, keyName: found.name };
  }

  async #noteUse(id: string): Promise<void> {
    await this.database.db
      .updateTable('api_keys')
      .set({ last_used_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute()
      .catch((failure: unknown) => {
        // A full disk must not prevent anybody from reading.
        if (databaseTrouble(failure) === null) throw failure;
      });
  }
}

const readKey = prepareRow(['hash'], ({ db }, value) =>
  db
    .selectFrom('api_keys')
    .select(['id', 'organization_id as organizationId', 'name', 'scopes', 'last_used_at as lastUsed'])
    .select('expires_at as expires')
    .where('key_hash', '=', value('hash')),
);

/** Parses stored scopes, and drops those that this version does not support. */
function readScopes(stored: string): Scope[] {
  const scopes = JSON.parse(stored) as readonly string[];
  return SCOPES.filter((scope) => scopes.includes(scope));
}

/** Creates a key. Only its hash is stored, so it is returned here and never again. */
export async function createApiKey(
  database: Database,
  { organizationId, userId }: Actor & { readonly userId: string },
  { name, scopes, days }: CheckedRequestOf<typeof createApiKeyEndpoint>,
): Promise<{ id: string; key: string }> {
  const key = API_KEY_PREFIX + randomBytes(32).toString('base64url');
  const id = randomUUID();
  const now = Date.now();
  await database.db.transaction().execute(async (transaction) => {
    await lockOrganization(database, transaction, organizationId);
    const { count } = await transaction
      .selectFrom('api_keys')
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('organization_id', '=', organizationId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= API_KEYS_MAX) {
      throw new ApiError(409, `There are already ${API_KEYS_MAX} API keys. Revoke one that is no longer used.`);
    }
    await transaction
      .insertInto('api_keys')
      .values({
        id,
        organization_id: organizationId,
        name,
        scopes: JSON.stringify(SCOPES.filter((scope) => scopes.includes(scope))),
        start: key.slice(0, SHOWN),
        key_hash: hashOf(key),
        created_by: await nameOf(transaction, userId),
        created_at: new Date(now).toISOString(),
        last_used_at: null,
        expires_at: days === null ? null : new Date(now + days * DAY_MS).toISOString(),
      })
      .execute();
  });
  return { id, key };
}

async function nameOf(db: Database['db'], userId: string): Promise<string> {
  const { firstName, lastName } = await db
    .selectFrom('users')
    .select(['first_name as firstName', 'last_name as lastName'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return `${firstName} ${lastName}`.trim();
}

/** Lists an organization's keys, newest first. */
export async function listApiKeys({ db }: Database, organizationId: string) {
  const rows = await db
    .selectFrom('api_keys')
    .select(['id', 'name', 'scopes', 'start', 'created_by as createdBy', 'created_at as createdAt'])
    .select(['last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('organization_id', '=', organizationId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return { keys: rows.map((row) => ({ ...row, scopes: readScopes(row.scopes) })) };
}

/** Revokes a key and returns its name. Throws 404 when the organization has no such key. */
export async function endApiKey({ db }: Database, organizationId: string, id: string): Promise<string> {
  const ended = await db
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .returning('name')
    .executeTakeFirst();
  if (!ended) throw notFound('API key');
  return ended.name;
}
