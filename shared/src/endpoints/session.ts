/** Where the person is signed in (ours; another server answers 404, and the part is hidden). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { flagReader, idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** The open sessions of the signed-in person, the latest used first. */
export const getSessions = defineEndpoint({
  method: 'GET',
  path: '/api/user/sessions',
  request: v.object({}),
  response: v.object({
    sessions: listReader(
      v.object({
        id: idReader,
        /** In plain words: 'Firefox on Linux'. */
        browser: v.optional(textReader, ''),
        lastUsed: v.optional(optionalTextReader, null),
        /** Whether it is the session that asks. */
        isCurrent: v.optional(flagReader, false),
      }),
    ),
  }),
});

/** Ends one of the person's sessions. 404 when there is none of that id. */
export const endSession = defineEndpoint({
  method: 'POST',
  path: '/api/user/endSession',
  request: v.object({ id: requiredId('Session') }),
  response: ignoredReader,
});

/** Ends all of the person's sessions but the one that asks. */
export const endOtherSessions = defineEndpoint({
  method: 'POST',
  path: '/api/user/endOtherSessions',
  request: v.object({}),
  response: ignoredReader,
});
