import { createHash, randomBytes } from 'node:crypto';

/** Creates the token for a link in an email. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Hashes a token for the database, so that nobody who reads the database can use the links in sent emails. */
export function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
