/**
 * How much of the operator's language model owners may use (not in the spec; another server answers 404, and its
 * settings are hidden).
 */
import * as v from 'valibot';
import { LIMITED } from './agent-settings';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, listReader, optionalTextReader, textReader } from './readers';

const amountReader = v.object({ replies: countReader, tokens: countReader });

/** Returns how much of the language model an agent may use and has used, per day in UTC. */
export const getModelUse = defineEndpoint({
  method: 'GET',
  path: '/api/bot/getModelUse',
  query: ['botId'],
  request: v.object({ botId: requiredId('Agent') }),
  response: v.object({
    /** The agents' default model; null on a server without a language model. */
    usualModel: optionalTextReader,
    /** Models to choose from; empty without a choice. */
    models: listReader(v.string()),
    /** The operator's limits, which the owner may lower. */
    limits: v.object(v.entriesFromList(LIMITED, amountReader)),
    /** Today's limits for the agent: the lower of the operator's and the owner's. */
    most: amountReader,
    /** Use in the last seven days, today first; a day is a text such as '2026-11-22'. */
    days: listReader(v.object({ day: textReader, ...amountReader.entries })),
  }),
});
