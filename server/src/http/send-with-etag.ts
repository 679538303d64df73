import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOfVersion, Versioned } from './versioned';

/** Answers JSON, or 304 when the asker has it already: an unchanged poll costs no body. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const isVersioned = answer instanceof Versioned;
  const body = isVersioned ? answer.json : JSON.stringify(answer ?? {});
  // Weak, since compression changes the bytes but not what they say.
  const etag = isVersioned
    ? etagOfVersion(answer.version)
    : `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (isKnown(request, etag)) return sendUnchanged(reply, etag);
  return withEtag(reply, etag).type('application/json; charset=utf-8').send(body);
}

/** Whether the asker has the answer with this ETag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((candidate) => candidate.trim() === etag) === true;
}

/** Answers 304. */
export function sendUnchanged(reply: FastifyReply, etag: string) {
  return withEtag(reply, etag).code(304).send();
}

function withEtag(reply: FastifyReply, etag: string): FastifyReply {
  return reply.header('etag', etag).header('cache-control', 'private, no-cache').header('vary', 'Authorization');
}
