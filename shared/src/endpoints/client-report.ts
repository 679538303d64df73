/**
 * How well the parts of the site load in all browsers (not in the spec; nothing is sent to or shown from another
 * server).
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { ignoredReader, listReader } from './readers';

/** Maximum number of events in a report. */
export const REPORT_EVENTS_MAX = 20;

/** Kinds of failures, as described in docs/remote-contract.md. */
const FAILURES = [
  'missing',
  'blocked',
  'mixed content',
  'server error',
  'syntax error',
  'timeout',
  'incompatible',
  'invalid',
  'other',
  // An effect that sets state forever.
  'endless effect',
] as const;

const part = {
  remote: v.pipe(v.string('Remote is missing.'), v.regex(/^[a-z][a-z0-9-]{0,49}$/, 'Remote is not a name.')),
  version: v.pipe(v.string('Version is missing.'), v.regex(/^[\w.+-]{1,50}$/, 'Version is not valid.')),
  /**
   * The start of the remote's watched rollout, according to the registry that the tab read when it was opened. Absent
   * for all but a remote's first load, failure and error in a tab: each tab counts once.
   */
  since: v.optional(v.pipe(v.string(), v.maxLength(40))),
};

/** A place in the part's code: file, line and column. */
const PLACE = /^[\w.~-]{1,80}:\d{1,7}:\d{1,7}$/;

/** A function of the browser, such as `fetch` or `Array.prototype.map`. */
const NATIVE = /^[A-Za-z][\w.]{0,79}$/;

/**
 * `loadMs` is the load time of the first page in milliseconds, `failure` the kind of a failure, with its `place` in the
 * code if a page threw while it rendered, `error` the place in the code that threw an uncaught error, and `changed` a
 * function of the browser that this part, or one shown with it, replaced for the whole site.
 */
const event = v.union(
  [
    v.object({ ...part, loadMs: v.pipe(v.number(), v.minValue(0)) }),
    v.object({ ...part, error: v.pipe(v.string(), v.regex(PLACE)) }),
    v.object({ ...part, changed: v.pipe(v.string(), v.regex(NATIVE)) }),
    v.object({ ...part, failure: v.picklist(FAILURES), place: v.optional(v.pipe(v.string(), v.regex(PLACE))) }),
  ],
  'Each event needs a remote, a version, and loadMs, error, changed or a kind of failure.',
);
export type ReportEvent = v.InferOutput<typeof event>;

/** Counts events. Stores nothing about the sender. */
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

/** Settings without which a part of the product does not work. */
export const SETTINGS = ['SMTP_URL', 'PUBLIC_URL', 'LLM_BASE_URL', 'EMBEDDINGS_MODEL_DIR', 'OPERATORS'] as const;

/**
 * Returns the health page's data: browsers' reports from the last 7 days, by remote and version, and missing settings.
 */
export const getClientReport = defineEndpoint({
  method: 'GET',
  path: '/api/client-report',
  request: v.object({}),
  response: v.object({
    /** Settings that the operator has not set. Empty for members, and on older servers. */
    missing: listReader(v.picklist(SETTINGS)),
    remotes: listReader(
      v.object({
        remote: v.string(),
        version: v.string(),
        /** Number of loads in the sampled tabs. */
        loads: v.number(),
        /** Upper bound of the median load time; null without loads. */
        medianMs: v.nullable(v.number()),
        /** Failures by kind. All tabs report failures. */
        failures: v.record(v.string(), v.number()),
        /**
         * How often the part may have replaced a browser function, by the function's name; each counts once per tab.
         * Absent on older servers.
         */
        changes: v.optional(v.record(v.string(), v.number()), {}),
        /**
         * Uncaught errors and errors that a page threw while rendering, most frequent first: at most 20 places, each
         * counted once per tab.
         */
        errors: listReader(v.object({ place: v.string(), count: v.number(), lastDay: v.string() })),
      }),
    ),
  }),
});
