/** The list of agents. Separate from a single agent, so that a page that only lists agents loads less code. */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { flagReader, listAnswerReader, optionalTextReader, textReader, wireIdReader } from './readers';

/** An agent in the list. */
export const botSummaryReader = v.object({
  id: wireIdReader,
  name: textReader,
  enabled: flagReader,
  description: optionalTextReader,
  dateCreated: optionalTextReader,
});

/** Lists all agents in the caller's organization (spec section 7.3). */
export const getBots = defineEndpoint({
  method: 'GET',
  path: '/api/bot/getBots',
  request: v.object({}),
  response: listAnswerReader(botSummaryReader),
});
