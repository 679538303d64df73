import { RELEASE_TOKEN_PREFIX } from '@frontdesk/shared/endpoints/releases';
import type { FastifyRequest } from 'fastify';
import { signedIn } from '../accounts/guards';
import type { Sessions } from '../accounts/sessions';
import type { Config } from '../config/config';
import type { Database } from '../database/database';
import { addressKey } from '../http/address-key';
import { ApiError } from '../http/api-error';
import type { RateLimits } from '../http/rate-limits';
import type { Guard } from '../http/route';
import { type Actor, type ReleaseToken, useToken } from './release-store';

interface GuardServices {
  readonly config: Pick<Config, 'operators'>;
  readonly database: Database;
  readonly sessions: Sessions;
  readonly rateLimits: RateLimits;
}

/** Somebody who may change releases: an operator may change all, a token only those of its remote. */
export interface Changer {
  readonly actor: Actor;
  /** The remote of a token; null for an operator. */
  readonly remote: string | null;
}

const MINUTE_MS = 60_000;
const ONLY_OPERATORS = 'Only operators of this site may do this.';
const NOT_SET = `${ONLY_OPERATORS} It has none: set OPERATORS to their email addresses.` as const;
const NOT_LISTED = `${ONLY_OPERATORS} OPERATORS lists their email addresses.` as const;
const NOT_PROVED =
  `${ONLY_OPERATORS} OPERATORS lists your email address, but nothing proves yet that it is yours: log out, choose 'Forgot Password?', and set a new password with the link in the email.` as const;
const NO_TOKEN = 'This release token is unknown, expired or revoked. Ask an operator of the site for a new one.';

/** Guards calls for operators: people whose confirmed email is in `OPERATORS`. */
export function operatorsOnly(services: GuardServices): Guard<Changer> {
  const session = signedIn(services.sessions);
  return {
    auth: 'bearer',
    async check(request) {
      const { userId } = await session.check(request);
      const { operators } = services.config;
      if (operators.length === 0) throw new ApiError(403, NOT_SET);
      const user = await services.database.db
        .selectFrom('users')
        .select(['email', 'email_key', 'email_proved_at'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user || !operators.includes(user.email_key)) throw new ApiError(403, NOT_LISTED);
      // Anybody can register with any address, so being on the list is not enough: the address must be verified.
      if (user.email_proved_at === null) throw new ApiError(403, NOT_PROVED);
      return { actor: user.email, remote: null };
    },
  };
}

/** Guards calls for teams: admits callers with a release token. */
export function tokensOnly({ database, rateLimits }: GuardServices): Guard<ReleaseToken> {
  const wrong = rateLimits.limiter('release-token', 60, MINUTE_MS);
  return {
    auth: 'bearer',
    async check(request) {
      const token = tokenOf(request);
      const found = token && (await useToken(database, token));
      if (found) return found;
      await wrong.take(addressKey(request.ip));
      throw new ApiError(401, NO_TOKEN, { 'www-authenticate': 'Bearer' });
    },
  };
}

/** Guards calls that both operators and teams may make. */
export function operatorsAndTokens(services: GuardServices): Guard<Changer> {
  const [operators, tokens] = [operatorsOnly(services), tokensOnly(services)];
  return { auth: 'bearer', check: (request) => (tokenOf(request) ? tokens : operators).check(request) };
}

function tokenOf({ headers }: FastifyRequest): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return token?.startsWith(RELEASE_TOKEN_PREFIX) ? token : undefined;
}

/** Refuses a token for another remote. */
export function requireOwnRemote({ remote: own }: Pick<Changer, 'remote'>, remote: string): void {
  if (own === null || own === remote) return;
  throw new ApiError(403, `This token is for ${own}. Ask an operator of the site for one for ${remote}.`);
}
