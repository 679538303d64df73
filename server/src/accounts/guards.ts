import { ApiError } from '../http/api-error';
import type { Guard } from '../http/route';
import type { Session, Sessions } from './sessions';

export const pleaseSignIn = () => new ApiError(401, 'Please sign in.', { 'www-authenticate': 'Bearer' });

/** Guards endpoints: lets in callers with a valid session token. */
export function signedIn(sessions: Sessions): Guard<Session> {
  return {
    auth: 'bearer',
    async check(request) {
      const [, token] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const session = token ? await sessions.find(token) : null;
      if (!session) throw pleaseSignIn();
      return session;
    },
  };
}
