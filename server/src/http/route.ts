import { Readable } from 'node:stream';
import type { CheckedRequestOf, Endpoint, EndpointAuth } from '@frontdesk/shared/endpoints/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { RowAhead } from '../database/prepare';
import { asSentence, type Sentence } from '../words/translate';
import { inReadersLanguage, languageOf, varyByLanguage, withSentences } from './answer-language';
import { ApiError } from './api-error';
import { QUICK_COMPRESSION } from './compression';
import { etagOfVersion, isKnown, sendUnchanged, sendWithEtag, Versioned, variesWith } from './etags';

const DEPTH_MAX = 20;

/**
 * Replaces lone surrogates as a browser would. Refuses NUL, which PostgreSQL cannot store, and nesting that no call
 * needs and that would overflow the stack later.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEPTH_MAX) throw new ApiError(400, 'The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((entry) => cleanInput(entry, depth + 1));
  const clean: Record<string, unknown> = {};
  // No call has a field with this name, which would replace the object's prototype.
  for (const key of Object.keys(value))
    if (key !== '__proto__') clean[cleanText(key)] = cleanInput((value as typeof clean)[key], depth + 1);
  return clean;
}

function cleanText(text: string): string {
  if (text.includes('\0')) throw new ApiError(400, 'Text must not contain the NUL character.');
  // The plain search comes first: it is fast on base64, where the second would check every character.
  return /[\ud800-\udfff]/.test(text) ? text.replace(/\p{Surrogate}/gu, '\ufffd') : text;
}

/** The limit for public endpoints, which is the strictest. The longest chat message fits. */
const PUBLIC_BODY_MAX = 32_768;
/** The default limit. */
const BODY_MAX = 1_000_000;

/** Identifies the caller before the body is read, or throws an `ApiError`. */
export interface Guard<Caller> {
  readonly auth: EndpointAuth;
  /** The scope of the API keys that it admits; absent when it admits none. */
  readonly scope?: string;
  /** A guard that reads the caller from the database may read `ahead` together with it. */
  readonly check: (request: FastifyRequest, ahead?: RowAhead) => Caller | Promise<Caller>;
}

export interface RouteOptions<Input = never, Caller = never> {
  /** Largest body in bytes. Default: 1 MB, and 32 kB for public endpoints. */
  readonly bodyLimit?: number;
  /** The message for a larger body, if users can relate to the limit. Default: one that names the megabytes. */
  readonly tooLarge?: Sentence;
  /** Sends refusals as a bare array of messages (spec section 7.1) instead of `{message}`. */
  readonly errorsAsList?: boolean;
  /**
   * Returns the version of a GET's current response without reading it; the handler then returns a `Versioned`. Null
   * when there is no such response.
   */
  readonly version?: (input: Input, caller: Caller) => Promise<string | null>;
  /**
   * Names the row that a GET reads first, with `version` (`isPoll`) or with its handler, so that its guard can read it
   * together with the caller.
   */
  readonly ahead?: (input: Input, request: FastifyRequest, isPoll: boolean) => RowAhead;
  /** Request headers, besides those of every endpoint, that the response depends on. */
  readonly variesWith?: readonly string[];
  /** `cache-control` of a GET. Default: private, and revalidated by the browser each time. */
  readonly cacheControl?: string;
  /** The fields in the response, at any depth, that contain our own sentences; these are translated for the caller. */
  readonly sentences?: readonly string[];
  /** Whether the response may be very long. It is then compressed for speed, not for size. */
  readonly isLong?: boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    tooLarge?: Sentence | undefined;
  }
  interface FastifyRequest {
    /** The caller whom the endpoint's guard admitted, and the input if it was read before. */
    admitted?: { readonly endpoint: Endpoint; readonly caller: unknown; readonly input: unknown };
  }
  interface FastifyInstance {
    /** The endpoints that have a route. */
    endpoints: Endpoint[];
    /** The scopes of the endpoints that accept API keys. */
    scopes: Map<Endpoint, string>;
  }
}

/** Turns an endpoint of the shared contract into a route, which sends the handler's result as JSON. */
export function route<E extends Endpoint, Caller>(
  app: FastifyInstance,
  endpoint: E,
  guard: Guard<Caller>,
  handle: (input: CheckedRequestOf<E>, caller: Caller, request: FastifyRequest, reply: FastifyReply) => unknown,
  options: RouteOptions<CheckedRequestOf<E>, Caller> = {},
): void {
  if (guard.auth !== endpoint.auth) throw new Error(`${endpoint.path} needs a guard for ${endpoint.auth}.`);
  app.endpoints.push(endpoint);
  if (guard.scope !== undefined) app.scopes.set(endpoint, guard.scope);
  const bodyLimit = options.bodyLimit ?? (guard.auth === 'bearer' ? BODY_MAX : PUBLIC_BODY_MAX);
  const readInput = inputReader(endpoint);
  const isPoll = ({ headers }: FastifyRequest) =>
    options.version !== undefined && headers['if-none-match'] !== undefined;

  app.route({
    method: endpoint.method,
    url: endpoint.path.slice(app.prefix.length),
    bodyLimit,
    config: { tooLarge: options.tooLarge },
    ...(options.isLong && { compress: QUICK_COMPRESSION }),
    onRequest: async (request) => {
      // An invalid input is refused after the guard, because a caller who is not signed in gets 401.
      const input = options.ahead && unlessRefused(() => readInput(request));
      const caller = await guard.check(request, input && options.ahead?.(input, request, isPoll(request)));
      request.admitted = { endpoint, caller, input };
      const { organizationId } = (caller ?? {}) as { organizationId?: string };
      if (organizationId !== undefined) request.payer = organizationId;
    },
    handler: async (request, reply) => {
      if (request.admitted?.endpoint !== endpoint) throw new Error(`${endpoint.path} was reached without its guard.`);
      const caller = request.admitted.caller as Caller;
      const input = (request.admitted.input as CheckedRequestOf<E> | undefined) ?? readInput(request);
      if (options.sentences) varyByLanguage(reply);
      if (options.variesWith) reply.header('vary', variesWith(reply, options.variesWith));
      if (options.version && isPoll(request)) {
        const version = await options.version(input, caller);
        const etag = version === null ? null : etagOfVersion(versionFor(request, version, options.sentences));
        if (etag !== null && isKnown(request, etag)) return sendUnchanged(reply, etag, options.cacheControl);
      }
      const answer = forCaller(request, reply, await handle(input, caller, request, reply), options.sentences);
      // A stream has its own headers.
      if (answer instanceof Readable) return reply.send(answer);
      return endpoint.method === 'GET'
        ? sendWithEtag(request, reply, answer, options.cacheControl)
        : sendJson(reply, answer);
    },
    ...(options.errorsAsList
      ? {
          errorHandler(error, request, reply) {
            if (!(error instanceof ApiError) || error.status === 429) return app.errorHandler(error, request, reply);
            const sentences = inReadersLanguage(request, reply, [error.sentences].flat());
            return reply.code(error.status).send(sentences);
          },
        }
      : {}),
  });
}

/** Returns the version of a response in the caller's language. */
function versionFor(request: FastifyRequest, version: string, sentences: RouteOptions['sentences']): string {
  const language = sentences ? languageOf(request) : 'en';
  return language === 'en' ? version : `${version}.${language}`;
}

/** Translates the sentences in a response. */
function forCaller(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: unknown,
  sentences: RouteOptions['sentences'],
) {
  const language = sentences ? languageOf(request) : 'en';
  if (!sentences || language === 'en') return answer;
  reply.header('content-language', language);
  if (!(answer instanceof Versioned)) return withSentences(answer, sentences, language);
  const json = withSentences(JSON.parse(String(answer.json)), sentences, language);
  return new Versioned(versionFor(request, answer.version, sentences), JSON.stringify(json));
}

/** Returns undefined instead of throwing an `ApiError`. */
function unlessRefused<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** Lets everybody call. */
export const anyone: Guard<null> = { auth: 'none', check: () => null };

/** Returns a function that reads and checks the input of an endpoint's requests. */
function inputReader<E extends Endpoint>(endpoint: E): (request: FastifyRequest) => CheckedRequestOf<E> {
  const fields = 'entries' in endpoint.request ? Object.keys(endpoint.request.entries as object) : [];
  return (request) => {
    const checked = v.safeParse(endpoint.request, cleanInput(rawInput(endpoint, fields, request)));
    if (!checked.success)
      throw new ApiError(400, checked.issues.map(describeIssue), {}, undefined, fieldOf(checked.issues));
    return checked.output as CheckedRequestOf<E>;
  };
}

/** Reads only what the endpoint declares: a query field never replaces one of the body. */
function rawInput(endpoint: Endpoint, fields: readonly string[], request: FastifyRequest): Record<string, unknown> {
  // The handler itself reads a file.
  const body = Buffer.isBuffer(request.body) ? undefined : request.body;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    throw new ApiError(400, 'The request body must be a JSON object.');
  }
  const input: Record<string, unknown> = { ...body };
  const query = request.query as Record<string, unknown>;
  // Our client sends an empty field for a field without a value.
  for (const field of endpoint.query) input[field] = query[field] === '' ? undefined : query[field];
  Object.assign(input, request.params);
  // Absent fields are refused with their own messages.
  for (const field of fields) if (!Object.hasOwn(input, field)) input[field] = undefined;
  return input;
}

/** Returns the field that all issues are about; undefined if they are about several. */
function fieldOf(issues: readonly v.BaseIssue<unknown>[]): string | undefined {
  const [field, ...others] = new Set(issues.map(({ path }) => path?.[0].key));
  return typeof field === 'string' && others.length === 0 ? field : undefined;
}

/** Passes on the contract's messages; valibot's own are for developers. */
function describeIssue(issue: v.BaseIssue<unknown>): Sentence {
  return /^Invalid (type|key)/.test(issue.message)
    ? `The field ${v.getDotPath(issue)} is missing or not valid.`
    : asSentence(issue.message);
}

function sendJson(reply: FastifyReply, answer: unknown) {
  // A client that expects JSON would reject an empty 200.
  return reply.header('cache-control', 'no-store').send(answer ?? {});
}
