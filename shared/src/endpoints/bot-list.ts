/** The list of agents, apart from what one agent is, so that a page that only lists them loads less. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { flagReader, listAnswerReader, optionalTextReader, textReader, wireIdReader } from './readers';

/** An agent as the list shows it. */
export const botSummaryReader = v.object({
  id: wireIdReader,
  name: textReader,
  enabled: flagReader,
  description: v.optional(optionalTextReader, null),
  dateCreated: v.optional(optionalTextReader, null),
});

/** All agents of the caller's organization (spec section 7.3). */
export const getBots = defineEndpoint({
  method: 'GET',
  path: '/api/bot/getBots',
  request: v.object({}),
  response: listAnswerReader(botSummaryReader),
});
