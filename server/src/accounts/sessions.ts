import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Database } from '../database/database';
import { storedSecret } from '../database/stored-secret';

const SESSION_MS = 30 * 24 * 3600 * 1000;
const SECRET_KEY = 'session-secret';

/** Who is signed in. */
export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly organizationId: string;
}

/** Session tokens: signed, and valid only as long as their row exists, so that a new password can end them. */
export class Sessions {
  private constructor(
    private readonly database: Database,
    private readonly secret: Uint8Array,
  ) {}

  /** The secret is stored in the database: sessions survive a restart and hold on every instance. */
  static async open(database: Database): Promise<Sessions> {
    return new Sessions(database, await storedSecret(database, SECRET_KEY));
  }

  /** Begins a session and answers its token. */
  async begin(userId: string): Promise<string> {
    const id = randomUUID();
    const now = Date.now();
    const expires = new Date(now + SESSION_MS);
    const { db } = this.database;
    await db
      .deleteFrom('sessions')
      .where('user_id', '=', userId)
      .where('expires_at', '<', new Date(now).toISOString())
      .execute();
    await db.insertInto('sessions').values({ id, user_id: userId, expires_at: expires.toISOString() }).execute();
    return new SignJWT()
      .setProtectedHeader({ alg: 'HS256' })
      .setJti(id)
      .setSubject(userId)
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(this.secret);
  }

  /** The session of a token, or null when the token is not ours, has expired or was ended. */
  async find(token: string): Promise<Session | null> {
    const verified = await jwtVerify(token, this.secret, { algorithms: ['HS256'] }).catch(() => null);
    if (!verified?.payload.jti) return null;
    const session = await this.database.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['sessions.id', 'users.id as userId', 'users.organization_id as organizationId'])
      .where('sessions.id', '=', verified.payload.jti)
      .where('sessions.expires_at', '>', new Date().toISOString())
      .executeTakeFirst();
    return session ?? null;
  }
}
