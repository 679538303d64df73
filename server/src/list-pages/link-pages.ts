import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import { PAGE_MAX, type PageRequest } from '@frontdesk/shared/endpoints/list-page';
import type { FastifyReply } from 'fastify';
import type { ListPage } from './read-page';

/** Sends the next page and the number of rows in headers, so that the body keeps the shape of the spec. */
export function linkPages(
  reply: FastifyReply,
  { path }: Endpoint,
  { limit = PAGE_MAX, search }: PageRequest,
  { next, total }: ListPage<unknown>,
): void {
  if (total !== null) reply.header('x-total-count', total);
  if (next === null) return;
  const query = new URLSearchParams({ limit: String(limit), ...(search && { search }), cursor: next });
  reply.header('link', `<${path}?${query}>; rel="next"`);
}
