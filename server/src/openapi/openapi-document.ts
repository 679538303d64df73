import * as account from '@frontdesk/shared/endpoints/account';
import * as allowedSites from '@frontdesk/shared/endpoints/allowed-sites';
import * as answer from '@frontdesk/shared/endpoints/answer';
import * as attention from '@frontdesk/shared/endpoints/attention';
import * as authentication from '@frontdesk/shared/endpoints/authentication';
import * as bot from '@frontdesk/shared/endpoints/bot';
import * as chat from '@frontdesk/shared/endpoints/chat';
import * as clientReport from '@frontdesk/shared/endpoints/client-report';
import * as conversation from '@frontdesk/shared/endpoints/conversation';
import * as demonstration from '@frontdesk/shared/endpoints/demonstration';
import * as document from '@frontdesk/shared/endpoints/document';
import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import * as languageModel from '@frontdesk/shared/endpoints/language-model';
import * as limits from '@frontdesk/shared/endpoints/limits';
import * as listPage from '@frontdesk/shared/endpoints/list-page';
import * as mailAlerts from '@frontdesk/shared/endpoints/mail-alerts';
import * as manyQrs from '@frontdesk/shared/endpoints/many-qrs';
import * as notification from '@frontdesk/shared/endpoints/notification';
import * as overview from '@frontdesk/shared/endpoints/overview';
import * as people from '@frontdesk/shared/endpoints/people';
import * as qr from '@frontdesk/shared/endpoints/qr';
import * as qrStyle from '@frontdesk/shared/endpoints/qr-style';
import * as scans from '@frontdesk/shared/endpoints/scans';
import * as session from '@frontdesk/shared/endpoints/session';
import * as shortLink from '@frontdesk/shared/endpoints/short-link';
import * as template from '@frontdesk/shared/endpoints/template';
import * as user from '@frontdesk/shared/endpoints/user';
import * as website from '@frontdesk/shared/endpoints/website';
import { toJsonSchema } from '@valibot/to-json-schema';
import server from '../../package.json';

/** What readers need before the first call, in Markdown. */
const DESCRIPTION = `Calls with **session** take the token that \`POST /api/authentication/login\` answers, as a bearer token.
Chat calls take an agent's public client id in the header \`client_id\`; the owner's own servers add \`client_secret\`.

A refused call answers a status from 400 on and \`{"message": "..."}\`, a sentence for the person; \`register\` answers an
array of sentences. 429 and 503 carry \`Retry-After\`. Every answer carries \`x-request-id\`.`;

const SUBJECTS = {
  authentication,
  session,
  account,
  people,
  user,
  bot,
  allowedSites,
  document,
  website,
  limits,
  languageModel,
  clientReport,
  template,
  chat,
  qr,
  qrStyle,
  manyQrs,
  shortLink,
  scans,
  notification,
  conversation,
  answer,
  overview,
  attention,
  demonstration,
  mailAlerts,
  // After the lists of these pages, whose names they keep.
  listPage,
};

const SECURITY: Record<Endpoint['auth'], readonly Record<string, readonly string[]>[]> = {
  none: [],
  bearer: [{ session: [] }],
  // For visitors' pages, or for the owner's own servers, which prove it.
  'client-id': [{ clientId: [] }, { clientId: [], clientSecret: [] }],
};

/** The response of `sendMessage` to a caller that accepts events. */
const EVENTS = {
  type: 'string',
  description:
    'Server-sent events: `text` with {"text"} for each piece of the reply, then `reply` with the JSON answer, or `error` with {"status", "message"}.',
};

/** For lists with pages. */
const PAGE_HEADERS = {
  link: {
    description: 'The address of the next page, as `<...>; rel="next"`; absent on the last page.',
    schema: { type: 'string' },
  },
  'x-total-count': {
    description: 'How many rows all pages have; absent with `search`, and without pages.',
    schema: { type: 'integer' },
  },
};

export interface NamedEndpoint {
  readonly subject: string;
  readonly name: string;
  readonly endpoint: Endpoint;
}

/** Collects every endpoint from the contract's modules. */
export function allEndpoints(): NamedEndpoint[] {
  return Object.entries(SUBJECTS).flatMap(([subject, module]) =>
    Object.entries(module).flatMap(([name, exported]) =>
      isEndpoint(exported) ? [{ subject, name, endpoint: exported }] : [],
    ),
  );
}

/** Returns the contract as an OpenAPI document, for authors of other servers or clients. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const named of allEndpoints()) {
    const path = named.endpoint.path.replace(/:(\w+)/g, '{$1}');
    const method = named.endpoint.method.toLowerCase();
    const known = paths[path]?.[method];
    // A list that also has pages keeps its name and group.
    const names = known && { operationId: known.operationId, tags: known.tags };
    paths[path] = { ...paths[path], [method]: { ...operation(named), ...names } };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Frontdesk', version: server.version, description: DESCRIPTION },
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
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

function operation({ subject, name, endpoint }: NamedEndpoint) {
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
    operationId: name,
    tags: [subject],
    security: SECURITY[endpoint.auth],
    parameters: Object.entries(properties)
      .filter(([field]) => isParameter(field))
      .map(([field, schema]) => ({
        name: field,
        in: inPath.includes(field) ? 'path' : 'query',
        required: inPath.includes(field) || required.includes(field),
        schema,
      })),
    ...(Object.keys(body).length > 0 && {
      requestBody: { required: true, content: { 'application/json': { schema: bodySchema } } },
    }),
    responses: {
      200: {
        description: 'Done.',
        ...(subject === 'listPage' && { headers: PAGE_HEADERS }),
        content: {
          'application/json': { schema: toJsonSchema(endpoint.response, { errorMode: 'ignore', typeMode: 'output' }) },
          ...(endpoint === chat.sendChatMessage && { 'text/event-stream': { schema: EVENTS } }),
        },
      },
      default: { description: 'Refused: `message` is a sentence for the person.' },
    },
  };
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'request' in value;
}
