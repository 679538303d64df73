/** Numbers about people's work in conversations (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, idReader, listReader, orNull, visibleTextReader } from './readers';

/** The periods that can be shown, in days. */
export const NUMBER_DAYS = [7, 30, 90] as const;

/** A share or median of fewer values than this is meaningless. */
export const ENOUGH = 3;

const days = v.optional(
  v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.picklist(NUMBER_DAYS, 'Days must be 7, 30 or 90.')),
  30,
);

const numbers = {
  /** Conversations that a person took over. */
  takenOver: countReader,
  /** A person's first replies to visitors who wanted one, in the chat or by mail. */
  replies: countReader,
  /** Median time from a visitor's request for a person to that reply, in milliseconds; null without replies. */
  medianReplyMs: orNull(v.pipe(v.number(), v.minValue(0))),
  /** Conversations that visitors rated, by rating. */
  good: countReader,
  bad: countReader,
};

const withConversations = { ...numbers, conversations: countReader };

/**
 * Returns numbers for the last `days` days in UTC, including today, for one agent or all agents: in total, for each
 * agent, and for each person who took over, replied or was rated. Omits agents and people without numbers. Default: 30
 * days.
 */
export const getPersonNumbers = defineEndpoint({
  method: 'GET',
  path: '/api/overview/people',
  query: ['agentId', 'days'],
  request: v.object({ agentId: v.optional(requiredId('Agent')), days }),
  response: v.object({
    ...withConversations,
    agents: listReader(v.object({ id: idReader, name: visibleTextReader, ...withConversations })),
    /** The id is null in the entry that sums up everybody who has left the organization. */
    people: listReader(v.object({ id: v.nullable(idReader), name: visibleTextReader, ...numbers })),
  }),
});
