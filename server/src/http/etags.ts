import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response as JSON text with its version: the same version means the same response. */
export class Versioned {
  constructor(
    readonly version: string,
    readonly json: string | Buffer = '[]',
  ) {}
}

const BUILT = Symbol('built');

/**
 * Builds one thing from a row, only once for a cached row, and keeps it in the row. A WeakMap of the rows took a fifth of
 * a call's time on PostgreSQL, which returns a new row to each call.
 */
export function builtOnce<Row extends object, Built>(row: Row, build: (row: Row) => Built): Built {
  const cached: Row & { [BUILT]?: Built } = row;
  cached[BUILT] ??= build(row);
  return cached[BUILT];
}

/** Part of each ETag, because another build may return the same rows differently. */
const build = createHash('sha1')
  .update(readFileSync(import.meta.filename))
  .digest('base64url');

/** Returns the ETag of a version. Weak, because compression changes the bytes but not the content. */
export const etagOfVersion = (version: string): string => `W/"${build}.${version}"`;

/** The default: only the caller's browser may store the response, and it must revalidate it before use. */
const PRIVATE = 'private, no-cache';

/** Sends JSON, or 304 when the client has it already: an unchanged poll needs no body. */
export function sendWithEtag(request: FastifyRequest, reply: FastifyReply, answer: unknown, cacheControl = PRIVATE) {
  const isVersioned = answer instanceof Versioned;
  const body = isVersioned ? answer.json : JSON.stringify(answer ?? {});
  // Weak, since compression changes the bytes but not the content.
  const etag = isVersioned
    ? etagOfVersion(answer.version)
    : `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  if (isKnown(request, etag)) return sendUnchanged(reply, etag, cacheControl);
  return withEtag(reply, etag, cacheControl).type('application/json; charset=utf-8').send(body);
}

/** Returns whether the client has the response with this ETag. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match'];
  return known?.split(',').some((candidate) => candidate.trim() === etag) === true;
}

/** Sends 304. */
export function sendUnchanged(reply: FastifyReply, etag: string, cacheControl = PRIVATE) {
  return withEtag(reply, etag, cacheControl).code(304).send();
}

function withEtag(reply: FastifyReply, etag: string, cacheControl: string): FastifyReply {
  return (
    reply
      .header('etag', etag)
      .header('cache-control', cacheControl)
      // The compression adds this only to the responses that it compresses, but a 304 or a short response also has
      // these variants.
      .header('vary', variesWith(reply, ['authorization', 'accept-encoding']))
  );
}

/** Returns the `Vary` header of a response, with `names` in addition to the headers that it already names. */
export function variesWith(reply: FastifyReply, names: readonly string[]): string {
  const known = String(reply.getHeader('vary') ?? '').split(/, */);
  return [...new Set([...known.filter(Boolean), ...names])].join(', ');
}
