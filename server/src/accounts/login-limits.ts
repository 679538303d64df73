import type { RateLimiter } from '../http/rate-limiter';
import type { RateLimits } from '../http/rate-limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * Limits how often a password, a recovery or a link may be tried. Attempts slow down the pair of account and address;
 * an account is never locked for everyone (docs/decisions/0012-limits.md).
 */
export function createAccountLimits(limits: RateLimits) {
  const all = (name: string, windows: readonly (readonly [points: number, windowMs: number])[]): RateLimiter[] =>
    windows.map(([points, windowMs]) => limits.limiter(`${name}-${points}`, points, windowMs));
  return {
    /** Login and recovery from a browser in which the person signed in before; no other limit applies to it. */
    failuresPerBrowser: limits.limiter('login-browser', 10, MINUTE_MS),
    recoveriesPerBrowser: limits.limiter('recovery-browser', 5, 15 * MINUTE_MS),
    failuresPerAddress: limits.limiter('login-address', 60, MINUTE_MS),
    failuresPerNetwork: limits.limiter('login-network', 240, MINUTE_MS),
    /** Per account and address. */
    failuresPerPair: all('login-pair', [
      [10, MINUTE_MS],
      [50, HOUR_MS],
    ]),
    /** Per account and address; an IPv6 network counts as one address. */
    failuresPerNetworkPair: all('login-network-pair', [
      [20, MINUTE_MS],
      [100, HOUR_MS],
    ]),
    /** Above it, `failuresOfBusyPair` slows each network; nobody is refused for what others did. */
    failuresPerAccount: limits.limiter('login-account', 500, HOUR_MS),
    /** Narrowest window first: the wait grows with each failure, to 1, 5 and 20 minutes, an hour and a day. */
    failuresOfBusyPair: all('login-busy-pair', [
      [1, MINUTE_MS],
      [2, 5 * MINUTE_MS],
      [3, 20 * MINUTE_MS],
      [4, HOUR_MS],
      [12, 24 * HOUR_MS],
    ]),
    /** Failures of the current password within a session. */
    failuresPerSession: limits.limiter('password-session', 10, MINUTE_MS),
    registrationsPerAddress: limits.limiter('register-address', 60, MINUTE_MS),
    recoveriesPerPair: limits.limiter('recovery-pair', 5, 15 * MINUTE_MS),
    recoveriesPerAddress: limits.limiter('recovery-address', 30, 15 * MINUTE_MS),
    /** Above these two, a mail is not repeated while the link of an earlier mail works. */
    recoveriesPerNetworkPair: limits.limiter('recovery-network-pair', 10, 15 * MINUTE_MS),
    recoveriesPerAccount: limits.limiter('recovery-account', 20, HOUR_MS),
    /** Links in mails: a new password, a new email, an invitation. */
    linksPerAddress: limits.limiter('link-address', 30, 15 * MINUTE_MS),
    repliesPerOrganization: limits.limiter('reply-organization', 200, HOUR_MS),
    mailsPerOrganization: limits.limiter('mail-organization', 60, HOUR_MS),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
