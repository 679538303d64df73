import { RateLimiter } from '../http/rate-limiter';

const MINUTE_MS = 60_000;

/** How often a password or a recovery may be tried. Kept in memory: a restart forgives. */
export function createAccountLimits() {
  return {
    failuresPerAccount: new RateLimiter(10, MINUTE_MS),
    failuresPerAddress: new RateLimiter(60, MINUTE_MS),
    registrationsPerAddress: new RateLimiter(60, MINUTE_MS),
    recoveriesPerAccount: new RateLimiter(5, 15 * MINUTE_MS),
    recoveriesPerAddress: new RateLimiter(30, 15 * MINUTE_MS),
    resetsPerAddress: new RateLimiter(30, 15 * MINUTE_MS),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
