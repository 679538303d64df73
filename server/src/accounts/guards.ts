import { API_KEY_PREFIX, type Scope } from '@frontdesk/shared/endpoints/api-key';
import { passwordProblems } from '@frontdesk/shared/endpoints/password-rules';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { RowAhead } from '../database/prepare';
import { addressKey } from '../http/address-key';
import { ApiError, notFound } from '../http/api-error';
import type { Guard } from '../http/route';
import { asSentence } from '../words/translate';
import type { Actor } from './api-keys';
import type { Session, Sessions } from './sessions';

export const pleaseSignIn = () => new ApiError(401, 'Please sign in.', { 'www-authenticate': 'Bearer' });

interface SessionGuard extends Guard<Session> {
  /** Returns a guard that also admits API keys with this scope. API keys have no user. */
  readonly orKey: (scope: Scope) => Guard<Actor>;
}

/** Guards endpoints: admits callers with a valid session token. */
export function signedIn(sessions: Sessions): SessionGuard {
  async function check(request: FastifyRequest, ahead?: RowAhead): Promise<Session> {
    const token = tokenOf(request);
    // Always throws, because no scope is sufficient.
    if (token.startsWith(API_KEY_PREFIX)) await sessions.keys.admit(token, null, addressKey(request.ip));
    const session = token ? await sessions.find(token, request.headers.cookie, ahead) : null;
    if (!session) throw pleaseSignIn();
    return session;
  }
  return {
    auth: 'bearer',
    check,
    orKey: (scope) => ({
      auth: 'bearer',
      scope,
      check(request, ahead) {
        const token = tokenOf(request);
        if (!token.startsWith(API_KEY_PREFIX)) return check(request, ahead);
        // Nothing is read ahead for a key, because its calls are limited.
        return sessions.keys.admit(token, scope, addressKey(request.ip));
      },
    }),
  };
}

const tokenOf = ({ headers }: FastifyRequest): string =>
  /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';

/** Throws 403 for members. */
export function requireOwner({ role }: Session): void {
  if (role !== 'owner') throw new ApiError(403, 'Only an owner of the organization may do this.', {}, 'owner-only');
}

/** Refuses a request that names another organization. A request that names no organization means the caller's own. */
export function requireOwnOrganization(session: Actor, claimed: string | number | null | undefined): void {
  if (claimed === null || claimed === undefined || claimed === '') return;
  if (String(claimed) !== session.organizationId) throw notFound('organization');
}

/** Throws 400 with every rule that a new password breaks. */
export function requireStrong(password: string): void {
  const problems = passwordProblems(password);
  if (problems.length > 0) throw new ApiError(400, problems.map(asSentence));
}

/** Whether an account is an operator's: its email is listed and was confirmed by mail. */
export const isOperator = ({ operators }: Pick<Config, 'operators'>, emailKey: string, provedAt: string | null) =>
  operators.includes(emailKey) && provedAt !== null;
