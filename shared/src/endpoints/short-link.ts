/**
 * QR codes that can be changed after printing (not in the spec; another server answers 404). Their scans are in
 * `scans.ts`.
 */

import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId, requiredText } from './fields';
import { QR_TYPE_PROBLEM, QR_TYPES, uuidField } from './qr';
import { QR_BYTES_MAX } from './qr-bytes';
import {
  countReader,
  idReader,
  ignoredReader,
  listAnswerReader,
  listReader,
  optionalTextReader,
  textReader,
} from './readers';
import { slugOf, slugProblem } from './slug';

const qrId = requiredId('QR code');

/** The slug that the owner chose; absent, null or empty for a random one. */
const chosenSlug = v.optional(
  v.nullable(
    v.pipe(
      v.string('The word must be text.'),
      v.transform(slugOf),
      v.rawCheck(({ dataset, addIssue }) => {
        const problem = dataset.typed && dataset.value !== '' ? slugProblem(dataset.value) : null;
        if (problem !== null) addIssue({ message: problem });
      }),
    ),
  ),
);

/**
 * Captures the day in a time. In the years 0000 and 9999, an offset could lead to a year that does not have four
 * digits.
 */
const MOMENT = /^((?!0000|9999)\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function isMoment(text: string): boolean {
  const day = MOMENT.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text))) return false;
  // JavaScript reads November 31 as December 1.
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

/** A time such as 2026-11-22T09:00:00Z, converted to ISO 8601 in UTC; null or empty removes it. */
const moment = (label: string) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string(`${label} must be a date and time.`),
        v.trim(),
        v.check((text) => text === '' || isMoment(text), `${label} must be a date and time like 2026-11-22T09:00:00Z.`),
        v.transform((text) => (text === '' ? null : new Date(text).toISOString())),
      ),
    ),
  );

/** A code's short link: the saved code's id, the slug, and the whole address in the code. */
const link = { id: idReader, slug: textReader, url: textReader };

/**
 * Saves a code with a changeable destination, with the same fields as `saveQr`. The default name is readable text from
 * the content. 400 for an invalid slug or destination, 409 for a slug that is taken. `Id` is a new UUID from the
 * caller: a repeated call returns the code that the first call saved, updated where the calls differ. 409 when another
 * code has that id, or when the slug differs and the link has already been scanned.
 */
export const createShortLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/create',
  request: v.objectWithRest(
    {
      Type: v.picklist(QR_TYPES, QR_TYPE_PROBLEM),
      Name: v.optional(v.nullable(requiredText('Name'))),
      Slug: chosenSlug,
      Id: v.optional(v.nullable(uuidField('The id'))),
    },
    v.unknown(),
  ),
  /** `name` is the name of the saved code. */
  response: v.object({ ...link, name: v.optional(textReader, '') }),
});

/** Gives a saved code a short link. 409 when it already has another one. */
export const changeToShortLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/attach',
  request: v.object({ qrId, Slug: chosenSlug }),
  response: v.object(link),
});

export const LINK_STATES = ['active', 'paused', 'ended'] as const;

/** Lists the organization's short links. Times are ISO 8601 in UTC; `visits` counts since the link was created. */
export const getShortLinks = defineEndpoint({
  method: 'GET',
  path: '/api/links/list',
  request: v.object({}),
  response: listAnswerReader(
    v.object({
      qrId: idReader,
      slug: textReader,
      url: textReader,
      state: v.fallback(v.picklist(LINK_STATES), 'active'),
      /** The link does not redirect before this time; null for no start. */
      startsAt: optionalTextReader,
      /** From this time, the link redirects to `afterEndUrl` or not at all; null for no end. */
      endsAt: optionalTextReader,
      afterEndUrl: optionalTextReader,
      visits: v.optional(countReader, 0),
      /**
       * The destination that cannot be reached, since when, why, and the number of visitors since then; null while all
       * can be reached.
       */
      unreachable: v.optional(
        v.fallback(
          v.nullable(v.object({ since: textReader, address: textReader, problem: textReader, visits: countReader })),
          null,
        ),
        null,
      ),
      /** What scans open in the meantime: 'page', the agent with this id, or '' for the unreachable address anyway. */
      fallback: v.optional(textReader, ''),
    }),
  ),
});

/**
 * Checks now whether a code's destinations can be reached; the server also checks every day. `problem` is null for a
 * reachable address.
 */
export const checkShortLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/check',
  request: v.object({ id: qrId }),
  response: v.object({ destinations: listReader(v.object({ address: textReader, problem: optionalTextReader })) }),
});

/**
 * Changes when a link redirects, its destination after its end, and what scans open while its destination cannot be
 * reached. An absent field remains unchanged; null removes it.
 */
export const updateShortLink = defineEndpoint({
  method: 'POST',
  path: '/api/links/update',
  request: v.object({
    qrId,
    startsAt: moment('Start'),
    endsAt: moment('End'),
    afterEndUrl: v.optional(
      v.nullable(
        v.pipe(
          v.string('The address must be text.'),
          v.trim(),
          v.maxLength(QR_BYTES_MAX, `The address is too long: at most ${QR_BYTES_MAX} characters.`),
        ),
      ),
    ),
    /** 'page', or the id of an agent; null or empty for the unreachable address anyway. */
    fallback: v.optional(
      v.nullable(
        v.pipe(
          v.string('The fallback must be text.'),
          v.maxLength(100, 'The fallback must be page, or the id of an agent.'),
        ),
      ),
    ),
  }),
  response: ignoredReader,
});

/** Pauses a link, which then does not redirect, or resumes it. */
export const setShortLinkPaused = defineEndpoint({
  method: 'POST',
  path: '/api/links/pause',
  request: v.object({ qrId, isPaused: v.boolean('Paused must be true or false.') }),
  response: ignoredReader,
});

/** A destination: the code's type and its payload fields; or the type 'Settings' and the changed settings. */
const destinationReader = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((fields): { Type: string; [field: string]: unknown } => ({
    ...fields,
    Type: v.parse(textReader, fields['Type']),
  })),
);

/**
 * Lists the last 50 changes to a link, newest first. `person` is a name, or null if the account was deleted. A change
 * of the password contains only `hasPassword` for before and after, and cannot be undone.
 */
export const getShortLinkChanges = defineEndpoint({
  method: 'GET',
  path: '/api/links/changes',
  query: ['qrId'],
  request: v.object({ qrId }),
  response: listAnswerReader(
    v.object({
      id: idReader,
      /** ISO 8601 in UTC. */
      at: textReader,
      person: optionalTextReader,
      before: destinationReader,
      after: destinationReader,
    }),
  ),
});

/**
 * Restores the values that a change replaced, which also undoes later changes to them. This is stored as another
 * change. `seenId` is the newest change that the caller has seen: 409 when there is a newer one.
 */
export const undoShortLinkChange = defineEndpoint({
  method: 'POST',
  path: '/api/links/undo',
  request: v.object({ changeId: requiredId('Change'), seenId: v.optional(requiredId('Change')) }),
  response: ignoredReader,
});
