import type { RateLimits } from '../http/rate-limits';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How often a password, a recovery or a link may be tried. What one address can do against an account stays far below
 * what the account bears in all, so that a stranger slows only himself (docs/decisions/0012-limits.md).
 */
export function createAccountLimits(limits: RateLimits) {
  return {
    /** Login and recovery of a browser in which the person signed in before; all other limits spare it. */
    failuresPerBrowser: limits.limiter('login-browser', 10, MINUTE_MS),
    recoveriesPerBrowser: limits.limiter('recovery-browser', 5, 15 * MINUTE_MS),
    failuresPerPair: limits.limiter('login-pair', 10, MINUTE_MS),
    failuresPerPairAndHour: limits.limiter('login-pair-hour', 50, HOUR_MS),
    failuresPerAddress: limits.limiter('login-address', 60, MINUTE_MS),
    failuresPerAccount: limits.limiter('login-account', 500, HOUR_MS),
    /** Of the current password, inside a session. */
    failuresPerSession: limits.limiter('password-session', 10, MINUTE_MS),
    registrationsPerAddress: limits.limiter('register-address', 60, MINUTE_MS),
    recoveriesPerPair: limits.limiter('recovery-pair', 5, 15 * MINUTE_MS),
    recoveriesPerAddress: limits.limiter('recovery-address', 30, 15 * MINUTE_MS),
    /** More mails than this nobody wants in an hour. */
    recoveriesPerAccount: limits.limiter('recovery-account', 60, HOUR_MS),
    /** Links of mails: a new password, a new email, an invitation. */
    linksPerAddress: limits.limiter('link-address', 30, 15 * MINUTE_MS),
    mailsPerOrganization: limits.limiter('mail-organization', 60, HOUR_MS),
  };
}

export type AccountLimits = ReturnType<typeof createAccountLimits>;
