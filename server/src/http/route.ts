import { Readable } from 'node:stream';
import type { CheckedRequestOf, Endpoint, EndpointAuth } from '@frontdesk/shared/endpoints/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { addressKey } from './address-key';
import { ApiError } from './api-error';
import { BodyBudget } from './body-budget';
import { cleanInput } from './clean-input';
import { isKnown, sendUnchanged, sendWithEtag } from './send-with-etag';
import { etagOfVersion } from './versioned';

/** Anybody may send these, so little is held of each. The longest message of a chat fits. */
const PUBLIC_BODY_MAX = 32_768;
/** Unless a route says otherwise. */
const BODY_MAX = 1_000_000;

/** One for the whole process, whose memory it guards. */
const budget = new BodyBudget();

/** Finds out who is calling, before anything of the body is read, or throws the `ApiError` that turns them away. */
export interface Guard<Caller> {
  readonly auth: EndpointAuth;
  readonly check: (request: FastifyRequest) => Caller | Promise<Caller>;
}

export interface RouteOptions<Input = never, Caller = never> {
  /** Largest body in bytes. Default: 1 MB, and 32 kB where anybody may call. */
  readonly bodyLimit?: number;
  /** The sentence for a larger body, where its limit means something to the person; otherwise it names the megabytes. */
  readonly tooLarge?: string;
  /** Answer refusals as a bare array of sentences (spec section 7, register) instead of `{message}`. */
  readonly errorsAsList?: boolean;
  /**
   * The version of what a GET would answer now, found without reading it; its handler answers a `Versioned`. Null when
   * there is nothing.
   */
  readonly version?: (input: Input, caller: Caller) => Promise<string | null>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    tooLarge?: string | undefined;
  }
}

/** Turns an endpoint of the shared contract into a route. What the handler returns is answered as JSON. */
export function route<E extends Endpoint, Caller>(
  app: FastifyInstance,
  endpoint: E,
  guard: Guard<Caller>,
  handle: (input: CheckedRequestOf<E>, caller: Caller, request: FastifyRequest, reply: FastifyReply) => unknown,
  options: RouteOptions<CheckedRequestOf<E>, Caller> = {},
): void {
  if (guard.auth !== endpoint.auth) throw new Error(`${endpoint.path} needs a guard for ${endpoint.auth}.`);
  const bodyLimit = options.bodyLimit ?? (guard.auth === 'bearer' ? BODY_MAX : PUBLIC_BODY_MAX);
  const callers = new WeakMap<FastifyRequest, { caller: Caller }>();

  app.route({
    method: endpoint.method,
    url: endpoint.path.slice(app.prefix.length),
    bodyLimit,
    config: { tooLarge: options.tooLarge },
    onRequest: async (request) => {
      const caller = await guard.check(request);
      callers.set(request, { caller });
      budget.meter(request, payerOf(caller, request), bodyLimit);
    },
    handler: async (request, reply) => {
      const known = callers.get(request);
      if (!known) throw new Error(`${endpoint.path} was reached without its guard.`);
      const input = checkedInput(endpoint, request);
      if (options.version && request.headers['if-none-match'] !== undefined) {
        const version = await options.version(input, known.caller);
        const etag = version === null ? null : etagOfVersion(version);
        if (etag !== null && isKnown(request, etag)) return sendUnchanged(reply, etag);
      }
      const answer = await handle(input, known.caller, request, reply);
      // It carries its own headers.
      if (answer instanceof Readable) return reply.send(answer);
      return endpoint.method === 'GET' ? sendWithEtag(request, reply, answer) : sendJson(reply, answer);
    },
    ...(options.errorsAsList
      ? {
          errorHandler(error, request, reply) {
            if (!(error instanceof ApiError) || error.status === 429) return app.errorHandler(error, request, reply);
            return reply.code(error.status).send([error.sentences].flat());
          },
        }
      : {}),
  });
}

/** Whose share of memory a body takes: the organization's, or the address of a caller without one. */
function payerOf(caller: unknown, request: FastifyRequest): string {
  const { organizationId } = (caller ?? {}) as { organizationId?: string };
  return organizationId ?? addressKey(request.ip);
}

/** Anybody may call. */
export const anyone: Guard<null> = { auth: 'none', check: () => null };

function checkedInput<E extends Endpoint>(endpoint: E, request: FastifyRequest): CheckedRequestOf<E> {
  const checked = v.safeParse(endpoint.request, cleanInput(rawInput(endpoint, request)));
  if (!checked.success) throw new ApiError(400, checked.issues.map(describeIssue));
  return checked.output as CheckedRequestOf<E>;
}

/** Only what the endpoint says travels there: a query field never stands in for one of the body. */
function rawInput(endpoint: Endpoint, request: FastifyRequest): Record<string, unknown> {
  const { body } = request;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new ApiError(400, 'The request body must be a JSON object.');
  }
  const query = request.query as Record<string, unknown>;
  return {
    ...missingFields(endpoint),
    ...body,
    // Our client sends a field without a value as an empty one.
    ...Object.fromEntries(endpoint.query.map((field) => [field, query[field] === '' ? undefined : query[field]])),
    ...(request.params as Record<string, unknown>),
  };
}

/** A field that is absent is refused with the field's own sentence only if it is there, as undefined. */
function missingFields({ request }: Endpoint): Record<string, undefined> {
  const fields = 'entries' in request ? Object.keys(request.entries as object) : [];
  return Object.fromEntries(fields.map((field) => [field, undefined]));
}

/** valibot's own words are for developers; the sentences of the contract are kept. */
function describeIssue(issue: v.BaseIssue<unknown>): string {
  return /^Invalid (type|key)/.test(issue.message) ? `${v.getDotPath(issue)} is missing or not valid.` : issue.message;
}

function sendJson(reply: FastifyReply, answer: unknown) {
  // An empty 200 would be read as a broken answer by a client that expects JSON.
  return reply.header('cache-control', 'no-store').send(answer ?? {});
}
