/** How the parts of the site load in everybody's browsers (ours; on another server nothing is sent or shown). */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { ignoredReader, listReader } from './readers';

/** Most events in one report. */
export const REPORT_EVENTS_MAX = 20;

/** Words without spaces or with single ones: names, versions, kinds of failure. They identify nobody. */
const word = (label: string) =>
  v.pipe(
    v.string(`${label} is missing.`),
    v.regex(/^[\w.+-]+( [\w.+-]+)*$/, `${label} is not valid.`),
    v.maxLength(50),
  );

/** `loadMs`: the first page loaded, in so many milliseconds. Otherwise its `failure`, by kind. */
const event = v.union(
  [
    v.object({ remote: word('Remote'), version: word('Version'), loadMs: v.pipe(v.number(), v.minValue(0)) }),
    v.object({ remote: word('Remote'), version: word('Version'), failure: word('Failure') }),
  ],
  'An event needs loadMs or failure.',
);
export type ReportEvent = v.InferOutput<typeof event>;

/** Counts events; nothing of who sent them is stored. */
export const sendClientReport = defineEndpoint({
  method: 'POST',
  path: '/api/client-report',
  auth: 'none',
  request: v.object({
    events: v.pipe(
      v.array(event, 'The events are missing.'),
      v.maxLength(REPORT_EVENTS_MAX, `At most ${REPORT_EVENTS_MAX} events at a time.`),
    ),
  }),
  response: ignoredReader,
});

/** What browsers reported in the last 7 days, by remote and version. */
export const getClientReport = defineEndpoint({
  method: 'GET',
  path: '/api/client-report',
  request: v.object({}),
  response: v.object({
    remotes: listReader(
      v.object({
        remote: v.string(),
        version: v.string(),
        /** Loads of the tabs that were sampled. */
        loads: v.number(),
        /** At most so many milliseconds in the middle; null without loads. */
        medianMs: v.nullable(v.number()),
        /** By kind. Every failure is reported. */
        failures: v.record(v.string(), v.number()),
      }),
    ),
  }),
});
