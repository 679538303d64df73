import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type DatabaseTrouble, databaseTrouble, isStatementTimeout } from '../database/database-trouble';
import { type Sentence, translated } from '../words/translate';
import { inReadersLanguage, languageOf } from './answer-language';
import { ApiError } from './api-error';
import type { TroubleLog } from './trouble-log';

const UNREADABLE = 'The request cannot be read: it must be valid JSON.';
const BROKEN_OFF = 'The request was interrupted.';

const SENTENCES: Readonly<Record<number, Sentence>> = {
  404: 'There is nothing at this address.',
  405: 'This address does not support that method.',
  414: 'The address of the request is too long.',
  415: 'The request must be sent as JSON (Content-Type: application/json).',
};

const TROUBLES: Readonly<Record<DatabaseTrouble, ApiError>> = {
  unavailable: new ApiError(503, 'The database cannot be reached right now. Please try again in a moment.', {
    'retry-after': '2',
  }),
  wrong: new ApiError(503, 'The database is not ready right now. Please try again in a moment.', {
    'retry-after': '2',
  }),
  full: new ApiError(507, 'The server has no room left to store this. Please tell the operator.'),
};

const STATEMENT_TIMEOUT = 'This took the database too long. Please try again, or request less at once.';

/** Largest announced body, in bytes, that is read to its end even after it has been refused. */
const DRAINED_MAX = 100_000_000;

/** Responds to every failure with JSON and a message. Internal errors are logged and never shown. */
export function errorHandler(troubles: TroubleLog) {
  return (error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) => {
    // The error of an aborted body has the same code as that of a lost database connection.
    if (request.raw.readableAborted) return reply.code(400).send({ message: BROKEN_OFF });
    if (databaseTrouble(error)) troubles.note(error);
    const { status, headers, sentences, ...codes } = failureOf(error, request);
    // Closing a connection while the client is still sending resets it, often before the client has read the response.
    if (status === 413 && Number(request.headers['content-length']) <= DRAINED_MAX) reply.removeHeader('connection');
    const message = inReadersLanguage(request, reply, sentences).join(' ');
    return reply
      .code(status)
      .headers(headers)
      .send({ message, ...codes });
  };
}

interface Failure {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentences: readonly Sentence[];
  readonly reason?: string | undefined;
  readonly field?: string | undefined;
}

/** Returns the response to a failure, in English. Logs internal errors, except trouble with the database. */
function failureOf(error: FastifyError | ApiError, request: FastifyRequest): Failure {
  const trouble = databaseTrouble(error);
  const known = trouble ? TROUBLES[trouble] : error;
  if (known instanceof ApiError) {
    const { status, headers, sentences, reason, field } = known;
    return {
      status,
      headers: status === 429 ? { 'retry-after': '10', ...headers } : headers,
      sentences: [sentences].flat(),
      reason,
      field,
    };
  }
  const status = known.statusCode ?? 500;
  if (status >= 500) {
    request.log.error(known);
    if (isStatementTimeout(known)) return { status: 504, headers: {}, sentences: [STATEMENT_TIMEOUT] };
    return { status: 500, headers: {}, sentences: ['Something went wrong on our side. Please try again.'] };
  }
  return { status, headers: {}, sentences: [status === 413 ? tooLarge(request) : (SENTENCES[status] ?? UNREADABLE)] };
}

/** Returns the status, headers and body of the response to a call that failed before it was answered. */
export function failureAnswer(error: FastifyError | ApiError, request: FastifyRequest) {
  const { status, headers, sentences, ...codes } = failureOf(error, request);
  const message = sentences.map((sentence) => translated(sentence, languageOf(request))).join(' ');
  return { status, headers, body: { message, ...codes } };
}

function tooLarge({ routeOptions: { config, bodyLimit } }: FastifyRequest): Sentence {
  const isSmall = bodyLimit < 1_000_000;
  const limit = isSmall ? `${Math.floor(bodyLimit / 1000)} kB` : `${Math.floor(bodyLimit / 1_000_000)} MB`;
  return config.tooLarge ?? `The request is too large: at most ${limit}.`;
}

/** Handles unreadable addresses such as `/agent/%`: like all unknown pages, they redirect home. */
export function answerUnreadableAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isPage = request.method === 'GET' && !/^\/(?:api|qr|admin)\//i.test(request.url);
  if (isPage) reply.redirect('/admin');
  else {
    const [message] = inReadersLanguage(request, reply, ['The address of this call cannot be read.']);
    reply.code(400).header('x-request-id', request.id).send({ message });
  }
}
