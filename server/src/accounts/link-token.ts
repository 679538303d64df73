import { createHash, randomBytes } from 'node:crypto';

/** The token of a link in a mail. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only this is stored: who reads the database cannot use the links that are on their way. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
