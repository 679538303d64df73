/** How often short links are scanned (ours; another server answers 404). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { countReader, idReader, listReader, textReader, visibleTextReader } from './readers';

/** The kinds of device that scans are counted by. */
export const DEVICES = ['phone', 'tablet', 'computer', 'other'] as const;
export type Device = (typeof DEVICES)[number];

const daysUpTo90 = (usual: number) =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform(Number),
      v.integer('Days must be a whole number.'),
      v.minValue(1, 'At least 1 day.'),
      v.maxValue(90, 'At most 90 days.'),
    ),
    usual,
  );

/**
 * Scans of a code. `visits`, `scans` and `bots` are sums of the last `days` times 24 hours, the running hour included.
 * `hours` goes back one day further, so that a chart can draw whole days of the reader's time zone. A scan is one request that led somewhere; a visit is all scans of
 * one visitor that follow each other within 30 minutes. Bots and previews are in `bots` alone.
 */
export const getScans = defineEndpoint({
  method: 'GET',
  path: '/api/links/scans',
  query: ['qrId', 'days'],
  request: v.object({
    qrId: requiredId('QR code'),
    days: daysUpTo90(30),
  }),
  response: v.object({
    /** One entry for each hour and device with scans, oldest first. */
    hours: listReader(
      v.object({
        /** When the hour began, ISO 8601 in UTC. */
        at: textReader,
        device: v.fallback(v.picklist(DEVICES), 'other'),
        visits: countReader,
        scans: countReader,
      }),
    ),
    visits: countReader,
    scans: countReader,
    /** Requests of bots and link previews, which are in none of the other numbers. */
    bots: countReader,
  }),
});

/** Most codes that the scans of all of them name. */
export const TOP_CODES_MAX = 5;

/** Visits by scans of all codes on each of the last `days` days in UTC, today included, and the codes with the most. */
export const getDailyScans = defineEndpoint({
  method: 'GET',
  path: '/api/links/scans/days',
  query: ['days'],
  request: v.object({ days: daysUpTo90(14) }),
  response: v.object({
    /** Oldest first; days without scans too. */
    days: listReader(v.object({ day: textReader, visits: countReader })),
    /** At most five, the one with the most visits first; codes without any are left out. */
    codes: listReader(v.object({ qrId: idReader, name: visibleTextReader, visits: countReader })),
    /** Whether any code counts its scans. */
    hasLinks: v.fallback(v.boolean(), false),
  }),
});
