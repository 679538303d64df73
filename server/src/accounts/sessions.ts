import { createHmac, randomUUID } from 'node:crypto';
import type { Role } from '@frontdesk/shared/endpoints/people';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database';
import { databaseTrouble } from '../database/database-trouble';
import { type Owner, prepareOwner, type RowAhead } from '../database/prepare';
import { storedSecret } from '../database/stored-secret';
import { notFound } from '../http/api-error';
import type { ApiKeys } from './api-keys';
import { lockAccount } from './locks';
import { tokenFrom } from './token-cookie';

const SECRET_KEY = 'session-secret';
/** Number of cached tokens whose signature was verified: verifying is slower than reading the session's row. */
const VERIFIED_MAX = 10_000;
/** Shortest time between two updates of a session's last use. */
const NOTE_MS = 60_000;

/** Who is signed in. */
export interface Session extends Owner {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  /** When the password was last entered in this session, in milliseconds since 1970. */
  readonly authenticatedAt: number;
}

type EndedListener = (organizationId: string) => void;

/** Session tokens: signed, and valid only as long as their row exists. Each use extends the row. */
export class Sessions {
  readonly #listeners = new Set<EndedListener>();
  /** Maps tokens to session ids. Only the row shows whether the session is still valid. */
  readonly #verified = new LRUCache<string, string>({ max: VERIFIED_MAX });

  private constructor(
    private readonly database: Database,
    private readonly secret: Uint8Array,
    private readonly lifeMs: number,
    /** Admits callers that are scripts instead of people. */
    readonly keys: ApiKeys,
  ) {}

  /** The secret is stored in the database: sessions survive a restart and are valid on every instance. */
  static async open(database: Database, lifeMs: number, keys: ApiKeys): Promise<Sessions> {
    return new Sessions(database, await storedSecret(database, SECRET_KEY), lifeMs, keys);
  }

  /** Signs a text with the secret that all instances share. */
  sign(text: string): string {
    return createHmac('sha256', this.secret).update(text).digest('base64url');
  }

  /** Begins a session and returns its token. `browser` names the browser in plain words. */
  async begin(userId: string, browser: string): Promise<string> {
    const id = randomUUID();
    const now = new Date().toISOString();
    const { db } = this.database;
    await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<', now).execute();
    await db
      .insertInto('sessions')
      .values({
        id,
        user_id: userId,
        expires_at: this.#expiry(),
        created_at: now,
        last_used_at: now,
        authenticated_at: now,
        browser,
      })
      .execute();
    // Only the row shows when the session ends, because sessions are extended.
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(id)
      .setSubject(userId)
      .setIssuedAt()
      .sign(this.secret);
  }

  /**
   * Returns a token's session, or null if the token is not ours, or the session has expired or was ended. `cookies` is
   * the caller's `Cookie` header, for a token that is stored there; `ahead` is read together with the session.
   */
  async find(given: string, cookies?: string, ahead?: RowAhead): Promise<Session | null> {
    const token = tokenFrom(given, cookies);
    const id = this.#verified.get(token) ?? (await this.#verify(token));
    if (!id) return null;
    const found = await readSession(this.database, { session: id }, ahead);
    if (!found || Date.parse(found.expires) <= Date.now()) return null;
    if (Date.now() - timeOf(found.lastUsed) > NOTE_MS) await this.#noteUse(id);
    // Copied field by field: spreading a database row took a sixth of a call's total time.
    const { userId, organizationId, role } = found;
    return { id, userId, organizationId, role, authenticatedAt: timeOf(found.authenticated), ahead };
  }

  /** Returns the session's id, or undefined when the token is not ours. */
  async #verify(token: string): Promise<string | undefined> {
    if (!isCanonical(token)) return undefined;
    const verified = await jwtVerify(token, this.secret, { algorithms: ['HS256'] }).catch(() => null);
    const id = verified?.payload.jti;
    if (id) this.#verified.set(token, id);
    return id;
  }

  /** Records that the password was just entered in a session. */
  async noteAuthentication(id: string): Promise<void> {
    const authenticated_at = new Date().toISOString();
    await this.database.db.updateTable('sessions').set({ authenticated_at }).where('id', '=', id).execute();
  }

  /** Calls `listener` whenever sessions of an organization end on this instance. */
  onEnded(listener: EndedListener): void {
    this.#listeners.add(listener);
  }

  /** Announces ended sessions, so that their open connections are also closed. */
  announceEnded(organizationId: string): void {
    for (const listener of this.#listeners) listener(organizationId);
  }

  async #noteUse(id: string): Promise<void> {
    await this.database.db
      .updateTable('sessions')
      .set({ last_used_at: new Date().toISOString(), expires_at: this.#expiry() })
      .where('id', '=', id)
      .execute()
      .catch((failure: unknown) => {
        // A full disk must not prevent anybody from reading.
        if (databaseTrouble(failure) === null) throw failure;
      });
  }

  #expiry(): string {
    return new Date(Date.now() + this.lifeMs).toISOString();
  }
}

const readSession = prepareOwner(['session'], ({ db }, value) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id as userId', 'users.organization_id as organizationId', 'users.role'])
    .select(['last_used_at as lastUsed', 'authenticated_at as authenticated', 'expires_at as expires'])
    .where('sessions.id', '=', value('session')),
);

const timeOf = (moment: string | null) => (moment === null ? 0 : Date.parse(moment));

/** Whether a token is spelled as issued: decoders ignore padding and the last bits, so a token has many spellings. */
const isCanonical = (token: string): boolean =>
  token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);

/** Lists the open sessions of the current session's user, most recently used first. */
export async function listSessions({ db }: Database, current: Session) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'browser', 'last_used_at as lastUsed'])
    .where('user_id', '=', current.userId)
    .where('expires_at', '>', new Date().toISOString())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const sessions = rows.map((row) => ({
    ...row,
    browser: row.browser ?? 'Unknown browser',
    isCurrent: row.id === current.id,
  }));
  return { sessions };
}

/** Ends the current session on logout. A new email that it requested can still be confirmed. */
export async function logOut({ db }: Database, { id }: Session): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

/** Ends a session, and drops the new email that it requested. Throws 404 when the user has no such session. */
export async function endSession(database: Database, userId: string, id: string): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await lockAccount(database, transaction, userId);
    const { numDeletedRows } = await transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw notFound('session');
    await transaction.deleteFrom('email_changes').where('user_id', '=', userId).where('session_id', '=', id).execute();
  });
}

/** Ends all sessions but this one, and drops a new email that another session requested. */
export async function endOtherSessions(database: Database, { id, userId }: Session): Promise<void> {
  await database.db.transaction().execute(async (transaction) => {
    await lockAccount(database, transaction, userId);
    await transaction.deleteFrom('sessions').where('user_id', '=', userId).where('id', '!=', id).execute();
    await transaction
      .deleteFrom('email_changes')
      .where('user_id', '=', userId)
      .where((change) => change.or([change('session_id', 'is', null), change('session_id', '!=', id)]))
      .execute();
  });
}
