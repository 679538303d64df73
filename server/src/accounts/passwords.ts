import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** Hashes with argon2id and the package's settings (19 MiB, two passes), which OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownAccountHash: Promise<string> | undefined;

/** Checks a password. `stored` is null for an unknown account; the check then takes as long as for a wrong password. */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, password);
  await verify(await prepareUnknownAccountHash(), password);
  return false;
}

/** Prepares the hash when the server starts, so that the first request for an unknown account does not take longer. */
export function prepareUnknownAccountHash(): Promise<string> {
  unknownAccountHash ??= hash(randomUUID());
  return unknownAccountHash;
}
