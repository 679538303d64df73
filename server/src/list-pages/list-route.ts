import type { Endpoint } from '@frontdesk/shared/endpoints/endpoint';
import type { DashboardLanguage } from '@frontdesk/shared/endpoints/languages';
import { PAGE_MAX, type PageEndpoint, type PageRequest } from '@frontdesk/shared/endpoints/list-page';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/database';
import { type JsonList, type ListVersion, versionOf } from '../database/list-version';
import type { Owner, OwnRow } from '../database/prepare';
import { languageOf } from '../http/answer-language';
import { builtOnce, Versioned } from '../http/etags';
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

/**
 * Returns the number of rows that the caller prefers to the whole list, with `Prefer: maxpagesize=500` (RFC 7240, OData
 * 4.01). Other values are ignored, as preferences are.
 */
function preferredRows({ headers }: FastifyRequest): number | undefined {
  for (const preference of [headers['prefer']].flat().join().split(',')) {
    const [, wanted] = /^\s*maxpagesize\s*=\s*"?(\w*)"?\s*(?:$|;)/i.exec(preference) ?? [];
    if (wanted === undefined) continue;
    // The first of several equal preferences counts.
    const rows = /^\d{1,3}$/.test(wanted) ? Number(wanted) : 0;
    return rows >= 1 && rows <= PAGE_MAX ? rows : undefined;
  }
  return undefined;
}

interface List<Whole extends JsonList> {
  readonly database: Database;
  /** Reads the whole list, for requests without page fields. */
  readonly whole: OwnRow<never, Whole>;
  /** The body of the whole response. Default: the list itself. */
  readonly wholeBody?: (list: Whole) => string;
  /** Reads the version of the whole list, which its pages share. */
  readonly version: OwnRow<never, ListVersion>;
  /** `language` is the caller's, for a search in translated sentences. */
  readonly page: (organization: string, wanted: PageRequest, language: DashboardLanguage) => Promise<ListPage<unknown>>;
  /** Wraps a page's rows in the format of the whole response. Default: returns the rows. */
  readonly body?: (rows: readonly unknown[], organization: string) => unknown;
  /** The fields with our own sentences (`RouteOptions`). */
  readonly sentences?: readonly string[];
}

/** Responds with a list of the organization's rows, in full or in pages. */
export function listRoute<Whole extends JsonList>(
  app: FastifyInstance,
  endpoint: PageEndpoint,
  guard: Guard<Owner>,
  { database, whole, wholeBody = ({ json }) => json, version, page, body = (rows) => rows, sentences }: List<Whole>,
): void {
  const readVersion = async (caller: Owner) =>
    versionOf(caller.organizationId, await version.read(database, caller, {}));
  route(
    app,
    endpoint,
    guard,
    async (wanted, caller, request, reply) => {
      const { organizationId } = caller;
      const preferred = isPageWanted(wanted) ? undefined : preferredRows(request);
      if (!isPageWanted(wanted) && preferred === undefined) {
        const list = await whole.read(database, caller, {});
        return new Versioned(
          versionOf(organizationId, list),
          list && builtOnce(list, () => Buffer.from(wholeBody(list))),
        );
      }
      // The version is read first: if the list changes in between, the next poll reads the page again.
      const known = await readVersion(caller);
      const asked = preferred === undefined ? wanted : { limit: preferred };
      const read = await page(organizationId, asked, languageOf(request));
      linkPages(reply, endpoint, asked, read);
      const isPart = preferred !== undefined && read.next !== null;
      if (isPart) reply.header('preference-applied', `maxpagesize=${preferred}`);
      // The whole list has the same address, so its first rows need another version.
      return new Versioned(
        isPart ? `${known}.${preferred}` : known,
        JSON.stringify(await body(read.rows, organizationId)),
      );
    },
    {
      version: (_, caller) => readVersion(caller),
      ahead: (wanted, request, isPoll) =>
        (isPoll || isPageWanted(wanted) || preferredRows(request) !== undefined ? version : whole).ahead({}),
      variesWith: ['prefer'],
      isLong: true,
      ...(sentences && { sentences }),
    },
  );
}
