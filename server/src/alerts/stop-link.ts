import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../database/database';
import { storedSecret } from '../database/stored-secret';

/** Signs the links that stop a person's mails, so that other people cannot forge them. They never expire. */
export class StopLinks {
  private constructor(private readonly secret: Buffer) {}

  static async open(database: Database): Promise<StopLinks> {
    return new StopLinks(await storedSecret(database, 'stop-mails'));
  }

  linkFor(userId: string, origin: string): string {
    return `${origin}/stop-mails?${new URLSearchParams({ token: `${userId}.${this.#sign(userId)}` })}`;
  }

  /** Returns whose mails a link stops; null when the link is not ours. */
  read(token: string): string | null {
    const at = token.lastIndexOf('.');
    const [userId, signature] = [token.slice(0, at), token.slice(at + 1)];
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.#sign(userId))];
    return at > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
  }

  #sign(userId: string): string {
    return createHmac('sha256', this.secret).update(userId).digest('base64url');
  }
}
