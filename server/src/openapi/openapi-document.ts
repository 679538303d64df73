import { API_KEY_PREFIX, SCOPES } from '@frontdesk/shared/endpoints/api-key';
import { register } from '@frontdesk/shared/endpoints/authentication';
import { followChat, sendChatMessage } from '@frontdesk/shared/endpoints/chat';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { changeRelease, publishRelease } from '@frontdesk/shared/endpoints/releases';
import { toJsonSchema } from '@valibot/to-json-schema';
import server from '../../package.json';

/** What readers need to know before the first call, in Markdown. */
const DESCRIPTION = `Calls with **session** take the token that \`POST /api/authentication/login\` answers, as a bearer token.
Calls that list **apiKey** also take a key of the page \`/integrations\` with that scope.
Chat calls take an agent's public client id in the header \`client_id\`; the owner's own servers add \`client_secret\`.

A refused call answers a status from 400 on and \`{"message": "..."}\`, a sentence to show the user; \`register\` answers an
array of sentences. 429 and 503 carry \`Retry-After\`. Every answer carries \`x-request-id\`.`;

const SECURITY: Record<Endpoint['auth'], readonly Record<string, readonly string[]>[]> = {
  none: [],
  bearer: [{ session: [] }],
  // Used by visitors' pages, and by the owner's own servers, which must prove their identity.
  'client-id': [{ clientId: [] }, { clientId: [], clientSecret: [] }],
};

/** The response of `sendMessage` to a caller that accepts events. */
const EVENTS = {
  type: 'string',
  description:
    'Server-sent events: `text` with {"text"} for each piece of the reply, then `reply` with the JSON answer, or `error` with {"status", "message"}.',
};

/** The response of `events`. */
const PERSON_EVENTS = {
  type: 'string',
  description:
    'Server-sent events with ids: `joined` {"name"}, `message` {"id", "text", "name", "sentAt"}, `left` {"name"}, `returned`; without ids: `state` {"speaker", "name"} and `typing` {"name"}, which is shown for six seconds.',
};

/** The security of the calls with which teams publish their remote. */
const RELEASE_TOKEN = { releaseToken: [] };
const securityOf = (endpoint: Endpoint, scope: string | undefined) => {
  if (scope !== undefined) return [...SECURITY.bearer, { apiKey: [scope] }];
  if (endpoint === publishRelease) return [RELEASE_TOKEN];
  return endpoint === changeRelease ? [...SECURITY.bearer, RELEASE_TOKEN] : SECURITY[endpoint.auth];
};

/** The zipped files of a build. */
const ZIP = { required: true, content: { 'application/zip': { schema: { type: 'string', format: 'binary' } } } };

/** The headers of lists with pages. */
const PAGE_HEADERS = {
  link: {
    description: 'The address of the next page, as `<...>; rel="next"`; absent on the last page.',
    schema: { type: 'string' },
  },
  'x-total-count': {
    description: 'How many rows all pages have; absent with `search`, and without pages or `Prefer: maxpagesize=`.',
    schema: { type: 'integer' },
  },
  'preference-applied': {
    description: 'Present when the request has `Prefer: maxpagesize=`, and the list has more rows.',
    schema: { type: 'string' },
  },
};

/** Describes the endpoints of the server's routes as an OpenAPI document, for authors of other servers or clients. */
export function openApiDocument(endpoints: readonly Endpoint[], scopes: ReadonlyMap<Endpoint, string>) {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, scopes.get(endpoint)) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Frontdesk',
      version: server.version,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This server.' }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        releaseToken: { type: 'http', scheme: 'bearer', description: 'A token of one remote that begins with fr_.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `A key of the organization that begins with ${API_KEY_PREFIX}. A call lists the scope that the key needs: ${SCOPES.join(', ')}.`,
        },
        clientId: { type: 'apiKey', in: 'header', name: 'client_id' },
        clientSecret: {
          type: 'apiKey',
          in: 'header',
          name: 'client_secret',
          description: "For the owner's own servers, never for a page: no allowed sites, limits for the agent alone.",
        },
      },
    },
  };
}

function operation(endpoint: Endpoint, scope: string | undefined) {
  const {
    properties = {},
    required = [],
    ...rest
  } = toJsonSchema(endpoint.request, {
    errorMode: 'ignore',
    typeMode: 'input',
  });
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, field = '']) => field);
  const isParameter = (field: string) => inPath.includes(field) || endpoint.query.includes(field);
  const body = Object.fromEntries(Object.entries(properties).filter(([field]) => !isParameter(field)));
  const bodySchema = { ...rest, properties: body, required: required.filter((field) => !isParameter(field)) };
  return {
    operationId: nameOf(endpoint),
    tags: [partsOf(endpoint)[0] ?? ''],
    security: securityOf(endpoint, scope),
    parameters: Object.entries(properties)
      .filter(([field]) => isParameter(field))
      .map(([field, schema]) => ({
        name: field,
        in: inPath.includes(field) ? 'path' : 'query',
        required: inPath.includes(field) || required.includes(field),
        schema,
      })),
    ...(endpoint === publishRelease && { requestBody: ZIP }),
    ...(Object.keys(body).length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        ...(isPaged(endpoint) && { headers: PAGE_HEADERS }),
        content: {
          ...(endpoint === followChat
            ? { 'text/event-stream': { schema: PERSON_EVENTS } }
            : {
                'application/json': {
                  schema: toJsonSchema(endpoint.response, { errorMode: 'ignore', typeMode: 'output' }),
                },
              }),
          ...(endpoint === sendChatMessage && { 'text/event-stream': { schema: EVENTS } }),
        },
      },
      ...(scope !== undefined && refusalsOfKeys(scope)),
      '4XX': refusal('Refused: the message is a sentence to show the user.', endpoint),
      '5XX': refusal('A problem of the server: the message says so.', endpoint),
    },
  };
}

/** The response to a call that API keys may not make. */
const refusalsOfKeys = (scope: string) => ({
  401: refusal('No session, and no API key that is known and has not ended.'),
  403: refusal(`The API key lacks the scope \`${scope}\`.`),
  429: {
    ...refusal('Too many calls with this API key, or with unknown ones.'),
    headers: { 'retry-after': { description: 'Seconds until the next attempt.', schema: { type: 'integer' } } },
  },
});

const MESSAGE = {
  type: 'object',
  properties: {
    message: { type: 'string' },
    field: { type: 'string', description: 'The field of the request that is wrong, if only one is.' },
  },
  required: ['message'],
};
/** The refusals that `register` returns (spec section 7.1). */
const MESSAGES = { oneOf: [MESSAGE, { type: 'array', items: { type: 'string' } }] };

const refusal = (description: string, endpoint?: Endpoint) => ({
  description,
  content: { 'application/json': { schema: endpoint === register ? MESSAGES : MESSAGE } },
});

/** The path without its version and parameters: `['document', 'upload']`. The first part is the subject. */
function partsOf({ path }: Endpoint): string[] {
  return path.split('/').filter((part) => part !== '' && part !== 'api' && !/^v\d|^:/.test(part));
}

/** A name unique in the document, such as `qr.save`, or `conversations.delete.id` for a path without an action. */
function nameOf(endpoint: Endpoint): string {
  const { method, path } = endpoint;
  const parts = partsOf(endpoint);
  const action = parts.at(-1) ?? '';
  const isNamed = method === 'GET' ? /^get/i.test(action) : method === 'POST' && parts.length > 1;
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  return [...parts, ...(isNamed ? [] : [method.toLowerCase()]), ...parameters].join('.');
}

const isPaged = ({ query }: Endpoint) => query.includes('cursor') && query.includes('limit');
