/** The user's open sessions (not in the spec; another server answers 404, and the part is hidden). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { flagReader, idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** Lists the signed-in user's open sessions, the most recently used first. */
export const getSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  request: v.object({}),
  response: v.object({
    sessions: listReader(
      v.object({
        id: idReader,
        /** A description for people: 'Firefox on Linux'. */
        browser: v.optional(textReader, ''),
        lastUsed: optionalTextReader,
        /** Whether it is the session that makes this call. */
        isCurrent: v.optional(flagReader, false),
      }),
    ),
  }),
});

/** Ends one of the user's sessions. 404 when there is no session with that id. */
export const endSession = defineEndpoint({
  method: 'POST',
  path: '/api/user/endSession',
  request: v.object({ id: requiredId('Session') }),
  response: ignoredReader,
});

/** Ends all the user's sessions except the one that makes this call. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/user/endOtherSessions',
  request: v.object({}),
  response: ignoredReader,
});
