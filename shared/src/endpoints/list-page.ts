/**
 * Pages of the lists that are returned whole according to the spec (not in the spec; another server ignores these
 * fields and returns the whole list). With any of these fields, the server returns a page: its body has the shape of
 * the whole list, and its headers are `link: <...>; rel="next"`, except on the last page, and `x-total-count` except
 * with `search`. Without them, it returns the whole list.
 */
import * as v from 'valibot';
import { getBots } from './bot-list';
import { defineEndpoint, type Endpoint } from './endpoint';
import { getNotifications } from './notification';
import { getMyQrs } from './qr';

/** Maximum number of rows on a page, and the default of `limit`. */
export const PAGE_MAX = 500;
/** Maximum length of a search text, in characters. */
export const SEARCH_MAX = 200;

const limitProblem = `Limit must be a whole number from 1 to ${PAGE_MAX}.`;
const searchProblem = `Search must be a single text of at most ${SEARCH_MAX} characters.`;
export const CURSOR_PROBLEM = 'The cursor is not valid: use the address in the link header, or omit cursor.';

const pageFields = {
  /** Number of rows. Default: 500. */
  limit: v.optional(
    v.pipe(
      v.union([v.string(), v.number()], limitProblem),
      v.description(`A whole number from 1 to ${PAGE_MAX}.`),
      v.transform(String),
      v.regex(/^[1-9]\d{0,2}$/, limitProblem),
      v.transform(Number),
      v.maxValue(PAGE_MAX, limitProblem),
    ),
  ),
  /** Start of the page, from the `link` header of the previous page. Default: the newest row. */
  cursor: v.optional(v.pipe(v.string(CURSOR_PROBLEM), v.maxLength(300, CURSOR_PROBLEM))),
  /** Text that occurs in one of the row's fields, in any letter case. Default: all rows. */
  search: v.optional(v.pipe(v.string(searchProblem), v.trim(), v.maxLength(SEARCH_MAX, searchProblem))),
};

const query = ['limit', 'cursor', 'search'] as const satisfies readonly (keyof typeof pageFields)[];
const request = v.object(pageFields);

/** A page of `getBots`. `search` covers name and description. */
export const getBotsPage = defineEndpoint({ ...getBots, query, request });

/** A page of `getMyQrs`. `search` covers name, type and content. */
export const getMyQrsPage = defineEndpoint({ ...getMyQrs, query, request });

/**
 * A page of `getNotifications`. `search` covers title and message. Pages also include notifications that are too old
 * for the whole list.
 */
export const getNotificationsPage = defineEndpoint({ ...getNotifications, query, request });

/** A list that is available as a whole or in pages. */
export type PageEndpoint = Endpoint<typeof request>;
/** The paging fields of a request. */
export type PageRequest = v.InferOutput<typeof request>;
