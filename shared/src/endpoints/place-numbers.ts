/** Numbers about places, which are codes of the type `Chat` (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, idReader, listReader, optionalTextReader, visibleTextReader } from './readers';

/** Maximum number of places that a search returns. */
export const FOUND_PLACES_MAX = 20;

/**
 * Finds the organization's places whose name contains `search`, ignoring case, or the place that belongs to a code.
 * Names that begin with it come first, then the shorter ones, so that 'Table 2' precedes 'Table 10'. Without `search`
 * and `id`, returns the first places. A code that is no longer a place keeps the name that was stored with its newest
 * conversation.
 */
export const findPlaces = defineEndpoint({
  method: 'GET',
  path: '/api/places',
  query: ['search', 'id'],
  request: v.object({
    search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'Search is too long: at most 200 characters.'))),
    id: v.optional(requiredId('Place')),
  }),
  response: v.object({
    places: listReader(v.object({ id: idReader, place: visibleTextReader })),
    /** Whether more places match than are returned. */
    hasMore: v.optional(v.boolean(), false),
  }),
});

/** The period of the numbers, in days. */
export const PLACE_DAYS = 30;

/**
 * Returns numbers for the last 30 days in UTC, including today, for all the organization's places or for one. The list
 * is empty for a code that is not one of these places.
 */
export const getPlaceNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/places/numbers',
  query: ['id'],
  request: v.object({ id: v.optional(requiredId('Place')) }),
  response: v.object({
    places: listReader(
      v.object({
        /** The id of the code. */
        id: idReader,
        place: visibleTextReader,
        agentId: optionalTextReader,
        agentName: v.optional(visibleTextReader, ''),
        scans: countReader,
        conversations: countReader,
        questions: countReader,
        unanswered: countReader,
        wantedPerson: countReader,
        /** Time of the last message there, ISO 8601 in UTC; null if there are no messages. */
        lastAt: optionalTextReader,
      }),
    ),
  }),
});
