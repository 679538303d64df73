/** The operator's language model, as owners may use it (ours; another server answers 404, and nothing of it is shown). */
import * as v from 'valibot';
import { LIMITED } from './agent-settings';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, listReader, optionalTextReader, textReader } from './readers';

const amountReader = v.object({ replies: countReader, tokens: countReader });

/** What an agent may use of the language model and has used, each day (UTC) again. */
export const getModelUse = defineEndpoint({
  method: 'GET',
  path: '/api/bot/getModelUse',
  query: ['botId'],
  request: v.object({ botId: requiredId('Agent') }),
  response: v.object({
    /** The model of agents that choose none; null on a server without a language model. */
    usualModel: v.optional(optionalTextReader, null),
    /** Models to choose from; empty where there is no choice. */
    models: listReader(v.string()),
    /** The operator's limits. The owner may lower them. */
    limits: v.object(v.entriesFromList(LIMITED, amountReader)),
    /** What the agent may use today: the lower of both. */
    most: amountReader,
    /** The last seven days, today first, like '2026-11-22'. */
    days: listReader(v.object({ day: textReader, ...amountReader.entries })),
  }),
});
