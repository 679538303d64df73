/**
 * Pages of the lists that the spec answers whole (ours; another server ignores these fields and answers the whole list).
 * With any of these fields the server answers a page: its body has the shape of the whole list, and its headers are
 * `link: <...>; rel="next"`, unless it is the last page, and without `search` `x-total-count`. Without them it answers the
 * whole list.
 */
import * as v from 'valibot';
import { getBots } from './bot-list';
import { defineEndpoint, type Endpoint } from './endpoint';
import { getNotifications } from './notification';
import { getMyQrs } from './qr';

/** Most rows of a page, and how many it has without `limit`. */
export const PAGE_MAX = 500;
/** Longest text that is searched for, in characters. */
export const SEARCH_MAX = 200;

const limitProblem = `Limit must be a whole number from 1 to ${PAGE_MAX}.`;
const searchProblem = `Search must be a single text of at most ${SEARCH_MAX} characters.`;
export const CURSOR_PROBLEM = 'The cursor is not valid: use the address in the link header, or omit cursor.';

const pageFields = {
  /** How many rows. Default: 500. */
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
  /** Where the page begins, from the `link` header of the page before. Default: at the newest row. */
  cursor: v.optional(v.pipe(v.string(CURSOR_PROBLEM), v.maxLength(300, CURSOR_PROBLEM))),
  /** Text that is in one of the fields of a row, in letters of any case. Default: all rows. */
  search: v.optional(v.pipe(v.string(searchProblem), v.trim(), v.maxLength(SEARCH_MAX, searchProblem))),
};

const page = { query: Object.keys(pageFields), request: v.object(pageFields) };

/** `search` looks into name and description. */
export const getBotsPage = defineEndpoint({ ...getBots, ...page });

/** `search` looks into name, type and content. */
export const getMyQrsPage = defineEndpoint({ ...getMyQrs, ...page });

/** `search` looks into title and message. Pages also reach those that are too old for the whole list. */
export const getNotificationsPage = defineEndpoint({ ...getNotifications, ...page });

/** A list that is answered whole or in pages. */
export type PageEndpoint = Endpoint<typeof page.request>;
/** What a caller wants of a list. */
export type PageRequest = v.InferOutput<typeof page.request>;
