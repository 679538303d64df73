import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error';

const SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request cannot be read: it must be valid JSON.',
  404: 'There is nothing at this address.',
  405: 'This address does not take that method.',
  414: 'The address of the request is too long.',
  415: 'The request must be sent as JSON (Content-Type: application/json).',
};

/** Every failure becomes JSON with a sentence. What went wrong inside is logged and never shown. */
export function handleError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof ApiError) {
    const { status, headers, message, reason } = error;
    return reply
      .code(status)
      .headers(headers)
      .send(reason ? { message, reason } : { message });
  }
  const status = error.statusCode ?? 500;
  if (status >= 500) {
    request.log.error(error);
    return reply.code(500).send({ message: 'Something went wrong on our side. Please try again.' });
  }
  const message = status === 413 ? tooLarge(request) : (SENTENCES[status] ?? SENTENCES[400]);
  return reply.code(status).send({ message });
}

function tooLarge({ routeOptions: { config, bodyLimit } }: FastifyRequest): string {
  return config.tooLarge ?? `The request is too large: at most ${Math.floor(bodyLimit / 1_000_000)} MB.`;
}

/** For addresses that cannot be read at all, as `/agent/%`: no page of ours, and unknown pages lead home. */
export function answerUnreadableAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isPage = request.method === 'GET' && !/^\/(?:api|qr|admin)\//i.test(request.url);
  if (isPage) reply.redirect('/admin');
  else reply.code(400).send({ message: 'The address of this call cannot be read.' });
}
