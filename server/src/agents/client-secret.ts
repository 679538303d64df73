import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Creates a secret with which the owner's own servers prove who they are. Only its hash is stored. */
export function newClientSecret(): string {
  return `fds_${randomBytes(32).toString('base64url')}`;
}

/** Hashes a client secret; 256 random bits need no slow hash. */
export function hashClientSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Returns whether `secret` has this hash; always false for an agent without a hash. */
export function isClientSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashClientSecret(secret)), Buffer.from(hash));
}
