import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with the package's settings (19 MiB, two passes), which are OWASP's. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let unknownAccountHash: Promise<string> | undefined;

/** `stored` is null for an account that does not exist: saying no then takes as long as for a wrong password. */
export async function isPasswordRight(stored: string | null, password: string): Promise<boolean> {
  if (stored !== null) return verify(stored, password);
  await verify(await prepareUnknownAccountHash(), password);
  return false;
}

/** Made when the server starts, so that the first stranger does not wait for it longer than others. */
export function prepareUnknownAccountHash(): Promise<string> {
  unknownAccountHash ??= hash(randomUUID());
  return unknownAccountHash;
}
