import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { PAGE_MAX, type PageEndpoint, type PageRequest } from '@frontdesk/shared/endpoints/list-page';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Actor } from '../accounts/api-keys';
import { languageOf } from '../http/answer-language';
import { Versioned } from '../http/etags';
import { type Guard, route } from '../http/route';
import { isPageWanted, type ListPage } from './list-page';

/** Sends the next page and the number of rows in headers, so that the body keeps the format of the spec. */
function linkPages(
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

interface List {
  /** The whole list, for requests without page fields. */
  readonly whole: (organization: string) => Promise<Versioned>;
  /** The version of the whole list, which its pages share. */
  readonly version: (organization: string) => Promise<string>;
  /** `language` is the caller's, for a search in translated sentences. */
  readonly page: (organization: string, wanted: PageRequest, language: DashboardLanguage) => Promise<ListPage<unknown>>;
  /** Wraps a page's rows in the format of the whole response. Default: returns the rows. */
  readonly body?: (rows: readonly unknown[], organization: string) => unknown;
  /** The fields with our own sentences (`RouteOptions`). */
  readonly sentences?: readonly string[];
}

/** Responds with a list of the organization's rows, in full or in pages. */
export function listRoute(
  app: FastifyInstance,
  endpoint: PageEndpoint,
  guard: Guard<Pick<Actor, 'organizationId'>>,
  { whole, version, page, body = (rows) => rows, sentences }: List,
): void {
  route(
    app,
    endpoint,
    guard,
    async (wanted, { organizationId }, request, reply) => {
      if (!isPageWanted(wanted)) return whole(organizationId);
      // The version is read first: if the list changes in between, the next poll reads the page again.
      const known = await version(organizationId);
      const read = await page(organizationId, wanted, languageOf(request));
      linkPages(reply, endpoint, wanted, read);
      return new Versioned(known, JSON.stringify(await body(read.rows, organizationId)));
    },
    { version: (_, { organizationId }) => version(organizationId), isLong: true, ...(sentences && { sentences }) },
  );
}
