import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers JSON, or 304 when the asker has it already: an unchanged poll costs no body. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const body = JSON.stringify(answer ?? {});
  // Weak, since compression changes the bytes but not what they say.
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Authorization');
  const known = request.headers['if-none-match'];
  if (known?.split(',').some((candidate) => candidate.trim() === etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(body);
}
