/** Numbers about conversations (ours; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, listReader } from './readers';

/** From 0 to 1; null while there is nothing to share. */
const shareReader = v.optional(v.fallback(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1))), null), null);

const days = v.optional(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform(Number),
    v.integer('Days must be a whole number.'),
    v.minValue(1, 'At least 1 day.'),
    v.maxValue(365, 'At most 365 days.'),
  ),
  14,
);

/** The last `days` days in UTC, today included, of one agent or of all. */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/overview',
  query: ['agentId', 'days'],
  request: v.object({ agentId: v.optional(requiredId('Agent')), days }),
  response: v.object({
    conversations: countReader,
    questions: countReader,
    shareAnswered: shareReader,
    shareHelpful: shareReader,
    /** Milliseconds from a question to its reply, in the middle; null without any. */
    medianReplyMs: v.optional(v.fallback(v.nullable(v.number()), null), null),
    /** Visits by scans of all codes; null of one agent, and while no code counts its scans. */
    scans: v.optional(v.fallback(v.nullable(v.number()), null), null),
    /** One entry for each day, oldest first; days without conversations too. */
    days: listReader(
      v.object({ day: v.string(), conversations: countReader, questions: countReader, answered: countReader }),
    ),
  }),
});

export { getAgentActivity } from './agent-activity';
