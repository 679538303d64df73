import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret with which the owner's own servers prove who they are. Only its hash is stored. */
export function newClientSecret(): string {
  return `fds_${randomBytes(32).toString('base64url')}`;
}

/** 256 random bits need no slow hash. */
export function hashClientSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Whether `secret` is the one with this hash; never for an agent that has none. */
export function isClientSecret(secret: string, hash: string | null): boolean {
  return hash !== null && timingSafeEqual(Buffer.from(hashClientSecret(secret)), Buffer.from(hash));
}
