/** Scan counts of short links (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { daysUpTo, requiredId } from './fields';
import { countReader, idReader, listReader, textReader, visibleTextReader } from './readers';

/** Kinds of devices in scan counts. */
export const DEVICES = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof DEVICES)[number];

/**
 * Counts scans of a code. `visits`, `scans` and `bots` are sums over the last `days` times 24 hours, including the
 * current hour. `hours` covers an additional day, so that a chart can draw whole days in the reader's time zone. A scan
 * is a request that reached a destination; a visit is a series of scans by one visitor with at most 30 minutes between
 * them. Bots and previews count only in `bots`.
 */
export const getScans = defineEndpoint({
  method: 'GET',
  path: '/api/links/scans',
  query: ['qrId', 'days'],
  request: v.object({
    qrId: requiredId('QR code'),
    days: v.optional(daysUpTo(90), 30),
  }),
  response: v.object({
    /** An entry for each hour and device that had scans, oldest first. */
    hours: listReader(
      v.object({
        /** Start of the hour, ISO 8601 in UTC. */
        at: textReader,
        device: v.fallback(v.picklist(DEVICES), 'other'),
        visits: countReader,
        scans: countReader,
      }),
    ),
    visits: countReader,
    scans: countReader,
    /** Requests by bots and link previews, which the other numbers exclude. */
    bots: countReader,
  }),
});

/** Maximum number of codes in `codes`. */
export const TOP_CODES_MAX = 5;

/**
 * Counts visits by scans of all codes on each of the last `days` days in UTC, including today, and lists the codes with
 * the most visits.
 */
export const getDailyScans = defineEndpoint({
  method: 'GET',
  path: '/api/links/scans/days',
  query: ['days'],
  request: v.object({ days: v.optional(daysUpTo(90), 14) }),
  response: v.object({
    /** Oldest first, including days without scans. */
    days: listReader(v.object({ day: textReader, visits: countReader })),
    /** At most five codes, those with the most visits first; codes without visits are omitted. */
    codes: listReader(v.object({ qrId: idReader, name: visibleTextReader, visits: countReader })),
    /** Whether any code counts its scans. */
    hasLinks: v.fallback(v.boolean(), false),
  }),
});
