/** Recent events and items that need attention (not in the spec; another server answers 404). */
import * as v from 'valibot';
import { conversationReader } from './conversation';
import { defineEndpoint } from './endpoint';
import { daysUpTo } from './fields';
import { getOverview } from './overview';
import {
  countReader,
  idReader,
  listReader,
  optionalTextReader,
  orNull,
  textReader,
  visibleTextReader,
} from './readers';
import { getDailyScans } from './scans';
import { unansweredReader } from './unanswered-fields';

/** Maximum number of items of each kind in the answer; twice as many for the newest conversations. */
export const ATTENTION_MAX = 5;

/** The kinds of failures. `mail`: sending a reply to a visitor; `website`: fetching the site's pages. */
export const FAILURE_KINDS = ['document', 'mail', 'website'] as const;

/** Why a code has no destination: it is paused, or it has ended and has no destination for the time after its end. */
export const DEAD_CODE_REASONS = ['paused', 'ended'] as const;

/** What the operator has not set up: sending mail (SMTP_URL), or the site's address (PUBLIC_URL). */
export const MISSING_PARTS = ['mail', 'address'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

const sinceProblem = 'Since must be a date and time like 2026-11-22T00:00:00Z.';

/**
 * Counts events since a given time, and lists what needs attention, newest first, at most five of each kind, and ten
 * conversations: visitors who are waiting for a person, questions without an answer, failures in the last 30 days, and
 * codes without a destination. With `days`, it also returns the numbers for that many days and the newest agents, so
 * that the dashboard makes one call.
 */
export const getAttention = defineEndpoint({
  method: 'GET',
  path: '/api/attention',
  query: ['since', 'days'],
  request: v.object({
    /** Default: 24 hours ago. */
    since: v.optional(
      v.pipe(
        v.string(sinceProblem),
        v.check((text) => !Number.isNaN(Date.parse(text)), sinceProblem),
      ),
    ),
    /** Default: no numbers. */
    days: v.optional(daysUpTo(90)),
  }),
  response: v.object({
    /** Number of conversations that have had a message since then. */
    asked: v.optional(countReader, 0),
    /** Number of open conversations whose visitor wants a person. */
    waiting: v.optional(countReader, 0),
    /** The newest of these conversations. */
    persons: listReader(conversationReader),
    /** The newest conversations of any kind. */
    recent: listReader(conversationReader),
    codes: listReader(
      v.object({
        qrId: idReader,
        name: visibleTextReader,
        reason: v.fallback(v.picklist(DEAD_CODE_REASONS), 'paused'),
        /** When it ended, ISO 8601; null for a paused code, and for a code whose scans are used up. */
        at: optionalTextReader,
      }),
    ),
    /** The settings that the operator has not made. Empty for members. */
    missing: listReader(v.picklist(MISSING_PARTS)),
    /** Number of groups of questions without an answer. */
    unanswered: v.optional(countReader, 0),
    questions: listReader(unansweredReader),
    /** The numbers of `getOverview` for all agents; null without `days`. */
    overview: orNull(getOverview.response),
    /** The numbers of `getDailyScans`; null without `days`. */
    scans: orNull(getDailyScans.response),
    /**
     * The newest agents and those of `recent`, with their conversations in the last 7 days and the color of their chat;
     * empty without `days`.
     */
    agents: listReader(v.object({ agentId: idReader, conversations: countReader, color: optionalTextReader })),
    failures: listReader(
      v.object({
        kind: v.fallback(v.picklist(FAILURE_KINDS), 'document'),
        /** The document's name, the address of the website, or the visitor's email. */
        name: visibleTextReader,
        /** The reason, a sentence; null when it is unknown. */
        reason: optionalTextReader,
        /** Time of the failure, ISO 8601. */
        at: textReader,
        agentId: idReader,
        /** The conversation to which a failed email belongs. */
        conversationId: orNull(idReader),
      }),
    ),
  }),
});
