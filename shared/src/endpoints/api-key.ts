/** API keys for scripts that make calls for an organization (not in the spec; another server answers 404). For owners. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { idReader, ignoredReader, listReader, optionalTextReader, textReader } from './readers';

/** The prefix of every API key. */
export const API_KEY_PREFIX = 'fd_';

/** What a key may do. A write scope does not include reading. */
export const SCOPES = [
  'agents:read',
  'agents:write',
  'conversations:read',
  'conversations:write',
  'codes:read',
  'codes:write',
  'documents:write',
  'people:read',
] as const;
export type Scope = (typeof SCOPES)[number];

/** Maximum number of keys per organization. */
export const API_KEYS_MAX = 50;
/** Maximum lifetime of a key that expires. */
const DAYS_MAX = 3650;
const DAYS = 'Days must be a whole number from 1 to 3650.';

/** Lists the organization's keys, newest first. 403 unless the caller is an owner. */
export const getApiKeys = defineEndpoint({
  method: 'GET',
  path: '/api/keys',
  request: v.object({}),
  response: v.object({
    keys: listReader(
      v.object({
        id: idReader,
        name: textReader,
        scopes: listReader(v.picklist(SCOPES)),
        /** The key's first characters, by which owners recognize it. */
        start: textReader,
        createdBy: v.optional(textReader, ''),
        createdAt: optionalTextReader,
        /** Accurate to the minute. */
        lastUsedAt: optionalTextReader,
        /** Null for a key that works until it is revoked. */
        expiresAt: optionalTextReader,
      }),
    ),
  }),
});

/** Creates a key, which only this answer contains. 403 unless the caller is an owner, 409 for too many keys. */
export const createApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/keys/create',
  request: v.object({
    name: requiredText('Name', 80),
    scopes: v.pipe(
      v.array(v.picklist(SCOPES, `Scopes are ${SCOPES.join(', ')}.`), 'Scopes must be a list.'),
      v.minLength(1, 'Choose what the key may do.'),
      v.maxLength(SCOPES.length, 'A scope is listed twice.'),
    ),
    /** Number of days after which it expires; null for never. */
    days: v.optional(
      v.nullable(v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(DAYS_MAX, DAYS))),
      null,
    ),
  }),
  response: v.object({ id: idReader, key: v.pipe(v.string(), v.minLength(1)) }),
});

/** Revokes a key immediately. 403 unless the caller is an owner. */
export const endApiKey = defineEndpoint({
  method: 'POST',
  path: '/api/keys/end',
  request: v.object({ id: requiredId('Id') }),
  response: ignoredReader,
});
