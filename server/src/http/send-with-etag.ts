import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { etagOfVersion, Versioned } from './versioned';

/** Sends JSON, or 304 when the client has it already: an unchanged poll needs no body. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, answer: unknown) {
  const isVersioned = answer instanceof Versioned;
  const body = isVersioned ? answer.json : JSON.stringify(answer ?? {});
  // Weak, since compression changes the bytes but not the content.
  const etag = isVersioned
    ? etagOfVersion(answer.version)
    : `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (isKnown(request, etag)) return sendUnchanged(reply, etag);
  return withEtag(reply, etag).type('application/json; charset=utf-8').send(body);
}

/** Returns whether the client has the response with this ETag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((candidate) => candidate.trim() === etag) === true;
}

/** Sends 304. */
export function sendUnchanged(reply: FastifyReply, etag: string) {
  return withEtag(reply, etag).code(304).send();
}

function withEtag(reply: FastifyReply, etag: string): FastifyReply {
  return (
    reply
      .header('etag', etag)
      .header('cache-control', 'private, no-cache')
      // The compression adds this only when it compresses; a 304 or a short response has the same variants.
      .header('vary', 'authorization, accept-encoding')
  );
}
