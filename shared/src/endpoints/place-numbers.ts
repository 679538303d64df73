/** What was asked at each place whose code visitors scan (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, idReader, listReader, optionalTextReader, visibleTextReader } from './readers';

/** The days that the numbers are about. */
export const PLACE_NUMBERS_DAYS = 30;

/** Returns the numbers of all places, the most asked first, or of one code; of none when that is not the organization's. */
export const getPlaceNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/places/numbers',
  query: ['id'],
  request: v.object({ id: v.optional(requiredId('Place')) }),
  response: v.object({
    places: listReader(
      v.object({
        /** The id of its code. */
        id: idReader,
        place: v.optional(visibleTextReader, ''),
        /** Null after the agent was deleted. */
        agentId: v.optional(v.fallback(v.nullable(idReader), null), null),
        agentName: v.optional(visibleTextReader, ''),
        scans: v.optional(countReader, 0),
        conversations: v.optional(countReader, 0),
        questions: v.optional(countReader, 0),
        /** Replies that did not answer. */
        unanswered: v.optional(countReader, 0),
        wantedPerson: v.optional(countReader, 0),
        /** ISO 8601; null without a conversation. */
        lastAt: v.optional(optionalTextReader, null),
      }),
    ),
  }),
});
