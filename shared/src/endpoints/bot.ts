/** Agents, which the calls name bots (spec section 7.3). */
import * as v from 'valibot';
import { botSummaryReader } from './bot-list';
import { documentReader } from './document';
import { defineEndpoint } from './endpoint';
import { freeText, requiredId, requiredText } from './fields';
import {
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
  wireIdReader,
} from './readers';

export { botSummaryReader, getBots } from './bot-list';

/** Maximum number of starter questions per agent. */
export const STARTER_QUESTIONS_MAX = 4;
/** Maximum length of a starter question, in characters. */
export const STARTER_QUESTION_MAX = 120;

const optionalId = v.optional(v.nullable(v.union([v.string(), v.number()])));

/** Options of the agent's chat for visitors. */
const chatOptionsReader = v.object({
  starterQuestions: v.optional(listReader(v.string()), []),
  offersPerson: v.optional(flagReader, false),
  showsSources: v.optional(flagReader, true),
  privacyUrl: optionalTextReader,
});

/** An agent with the data of its six tabs. */
export const botReader = v.object({
  ...botSummaryReader.entries,
  botTypeId: orNull(v.union([v.string(), v.number()])),
  configuration: optionalTextReader,
  modelName: optionalTextReader,
  clientId: orNull(idReader),
  clientSecret: optionalTextReader,
  /** Not in the spec: whether the client may be used; null from a server that does not report it. */
  clientIsActive: orNull(v.boolean()),
  /** The same value under the name that `createOrUpdateClient` uses, as other servers may report it. */
  isActive: orNull(v.boolean()),
  /** Not in the spec: whether a secret has ever been generated; null from a server that does not report it. */
  hasClientSecret: orNull(v.boolean()),
  /**
   * Not in the spec: the sites that may show the agent, or any site if the list is empty; null from a server without
   * such a list.
   */
  allowedSites: orNull(v.array(v.string())),
  /** Not in the spec: options of the chat for visitors; null from a server that has none. */
  chatOptions: orNull(chatOptionsReader),
  /**
   * Not in the spec: the look of its widget; null until one is stored, absent from a server that does not store looks.
   */
  widgetTheme: v.optional(v.unknown()),
  organizationId: orNull(v.union([v.string(), v.number()])),
  template: v.optional(
    v.fallback(
      v.nullable(
        v.object({
          id: orNull(wireIdReader),
          content: v.optional(textReader, ''),
        }),
      ),
      null,
    ),
    null,
  ),
  documents: v.optional(listReader(documentReader), []),
});

/** Returns an agent. 404 when there is no such agent in the caller's organization. */
export const getBot = defineEndpoint({
  method: 'GET',
  path: '/api/bot/getBot',
  query: ['botId'],
  request: v.object({ botId: requiredId('Agent') }),
  response: botReader,
});

const settings = {
  name: requiredText('Name'),
  configuration: freeText('Configuration'),
  modelName: freeText('Model name', 200),
  enabled: v.optional(v.boolean('Status must be Enabled or Disabled.'), true),
  clientId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100, 'The client id is too long.')))),
};

export const createBot = defineEndpoint({
  method: 'POST',
  path: '/api/bot/create',
  request: v.object({ ...settings, description: requiredText('Description', 2000) }),
  response: ignoredReader,
});

/** Creates an agent and returns its id. Only our server returns the id; the spec does not define the answer. */
export const createBotForId = defineEndpoint({
  ...createBot,
  response: v.fallback(v.object({ id: v.optional(wireIdReader) }), {}),
});

export const updateBot = defineEndpoint({
  method: 'POST',
  path: '/api/bot/update',
  request: v.object({
    ...settings,
    id: requiredId('Agent'),
    description: freeText('Description', 2000),
    botTypeId: optionalId,
    /** Not in the spec. Sent only to a server that reported the options; absent leaves them unchanged. */
    chatOptions: v.optional(
      v.object({
        starterQuestions: v.pipe(
          v.array(requiredText('A starter question', STARTER_QUESTION_MAX)),
          v.maxLength(STARTER_QUESTIONS_MAX, `At most ${STARTER_QUESTIONS_MAX} starter questions.`),
        ),
        offersPerson: v.boolean('Offering a person must be true or false.'),
        showsSources: v.boolean('Showing sources must be true or false.'),
        /** The owner's privacy page; '' or null, as returned by `getBot`, if there is none. */
        privacyUrl: v.pipe(
          v.union(
            [v.null(), v.literal(''), v.pipe(v.string(), v.url(), v.regex(/^https?:/i), v.maxLength(500))],
            'The privacy link must be a web address such as https://shop.example/privacy.',
          ),
          v.transform((url) => url ?? ''),
        ),
      }),
    ),
  }),
  response: ignoredReader,
});

export const deleteBot = defineEndpoint({
  method: 'POST',
  path: '/api/bot/delete',
  request: v.object({ botId: requiredId('Agent') }),
  response: ignoredReader,
});

/**
 * Creates the agent's client id, or changes it. Every call creates a new secret, which is returned only once. With
 * `rotate: false` (not in the spec) the call only changes `isActive` and returns no secret.
 */
export const createOrUpdateClient = defineEndpoint({
  method: 'POST',
  path: '/api/bot/createOrUpdateClient',
  request: v.object({
    botId: requiredId('Agent'),
    clientId: requiredText('Client id', 100),
    isActive: v.optional(v.boolean('The field isActive must be true or false.'), true),
    organizationId: optionalId,
    rotate: v.optional(v.boolean('The field rotate must be true or false.'), true),
  }),
  response: v.fallback(v.object({ clientSecret: optionalTextReader }), { clientSecret: null }),
});
