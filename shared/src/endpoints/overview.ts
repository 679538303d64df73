/** Numbers about conversations (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { daysUpTo, requiredId } from './fields';
import { countReader, listReader, orNull } from './readers';

/** A share from 0 to 1; null without data. */
const shareReader = orNull(v.pipe(v.number(), v.minValue(0), v.maxValue(1)));

/** Returns numbers for the last `days` days in UTC, including today, for one agent or all agents. */
export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/overview',
  query: ['agentId', 'days'],
  request: v.object({ agentId: v.optional(requiredId('Agent')), days: v.optional(daysUpTo(365), 14) }),
  response: v.object({
    conversations: countReader,
    questions: countReader,
    shareAnswered: shareReader,
    shareHelpful: shareReader,
    /** Median time from a question to its reply, in milliseconds; null without replies. */
    medianReplyMs: orNull(v.number()),
    /** Visits that began with a scan of any code; null for a single agent, and while no code counts its scans. */
    scans: orNull(v.number()),
    /** An entry for each day, oldest first, including days without conversations. */
    days: listReader(
      v.object({ day: v.string(), conversations: countReader, questions: countReader, answered: countReader }),
    ),
  }),
});

export { getAgentActivity } from './agent-activity';
