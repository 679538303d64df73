/**
 * The rules of a changeable code (not in the spec; another server answers 404): the destination of a scan by time,
 * opening hours, language and device. The first rule that matches wins; otherwise, the code leads to its own content.
 */
import * as v from 'valibot';
import { defineEndpoint } from './endpoint';
import { requiredId } from './fields';
import { isTimeZone, minutesOf, WEEKDAYS } from './opening-hours';
import { QR_BYTES_MAX } from './qr-bytes';
import {
  countReader,
  flagReader,
  idReader,
  ignoredReader,
  listReader,
  optionalTextReader,
  textReader,
} from './readers';

/** Maximum number of rules per code. */
export const RULES_MAX = 20;
/** The highest limit that can be set for scans. */
export const ENDS_AFTER_MAX = 1_000_000;
export const LINK_PASSWORD_MAX = 100;

/** The devices that a rule can name. */
export const RULE_DEVICES = ['ios', 'android', 'computer'] as const;
export type RuleDevice = (typeof RULE_DEVICES)[number];

const CLOCK = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;
const clock = (label: string) => v.optional(v.pipe(v.string(), v.regex(CLOCK, `${label} must be a time like 09:00.`)));

/** Absent conditions are ignored; all others must be met. */
const whenFields = {
  /** Days on the clock of `timeZone`; a time range that runs past midnight belongs to the day on which it begins. */
  days: v.optional(
    v.pipe(
      v.array(v.picklist(WEEKDAYS, 'A day must be one of mon, tue, wed, thu, fri, sat and sun.')),
      v.minLength(1, 'Choose at least one day.'),
      v.maxLength(7, 'A week has seven days.'),
    ),
  ),
  /** Start time, inclusive; absent for the start of the day. */
  from: clock('From'),
  /** End time, exclusive; absent for the end of the day. */
  to: clock('To'),
  /** An IANA name. Default: UTC. */
  timeZone: v.optional(v.pipe(v.string(), v.check(isTimeZone, 'This time zone is unknown.'))),
  /** True for a rule that applies while the business is closed, according to the opening hours of `agentId`. */
  closed: v.optional(v.literal(true, 'Closed must be true or absent.')),
  /** The agent whose hours are used. Default: the only agent with opening hours. */
  agentId: v.optional(requiredId('Agent')),
  /** The first language of the visitor's browser: 'de' includes 'de-AT'. */
  language: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.transform((text) => text.toLowerCase()),
      v.regex(/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/, 'A language must be a code like de or pt-br.'),
    ),
  ),
  device: v.optional(v.picklist(RULE_DEVICES, 'A device must be ios, android or computer.')),
  /** Percentage of the visitors who reach this rule. A visitor gets the same result for the whole day. */
  share: v.optional(
    v.pipe(
      v.number('A share must be a number.'),
      v.integer('A share must be a whole number.'),
      v.minValue(1, 'A share must be at least 1%.'),
      v.maxValue(99, 'A share must be at most 99%.'),
    ),
  ),
};

export const linkRule = v.object({
  when: v.pipe(
    v.object(whenFields),
    v.check(
      ({ days, from, to, closed, language, device, share }) =>
        [days, from, to, closed, language, device, share].some((condition) => condition !== undefined),
      'A rule needs a condition.',
    ),
    v.check(
      ({ from, to }) => from === undefined || to === undefined || minutesOf(from) !== minutesOf(to),
      'A rule must not begin and end at the same time.',
    ),
  ),
  destination: v.pipe(
    v.string('A rule needs a web address.'),
    v.trim(),
    v.minLength(1, 'A rule needs a web address.'),
    v.maxLength(QR_BYTES_MAX, `The address is too long: at most ${QR_BYTES_MAX} characters.`),
  ),
});

export type LinkRule = v.InferOutput<typeof linkRule>;
export type RuleConditions = LinkRule['when'];

const rules = v.pipe(v.array(linkRule, 'Rules must be a list.'), v.maxLength(RULES_MAX, `At most ${RULES_MAX} rules.`));

/**
 * Replaces a code's rules with these, in this order. An absent `endsAfter` or `password` remains unchanged; null or
 * empty removes it. 400 for an address that a code must not lead to, 404 for a code that cannot be changed.
 */
export const setLinkRules = defineEndpoint({
  method: 'POST',
  path: '/api/links/rules',
  request: v.object({
    id: requiredId('QR code'),
    rules,
    /** The code expires after this many scans, counted from when the limit is first set. */
    endsAfter: v.optional(
      v.nullable(
        v.pipe(
          v.number('The number of scans must be a number.'),
          v.integer('The number of scans must be a whole number.'),
          v.minValue(1, 'A limit must be at least 1 scan.'),
          v.maxValue(ENDS_AFTER_MAX, `A limit must be at most ${ENDS_AFTER_MAX.toLocaleString('en')} scans.`),
        ),
      ),
    ),
    password: v.optional(
      v.nullable(
        v.pipe(
          v.string('The password must be text.'),
          v.maxLength(LINK_PASSWORD_MAX, `The password is too long: at most ${LINK_PASSWORD_MAX} characters.`),
        ),
      ),
    ),
  }),
  response: ignoredReader,
});

/** A rule as a page reads it; unknown values remain as the server sent them. */
const ruleReader = v.object({
  when: v.fallback(v.objectWithRest({}, v.unknown()), {}) as unknown as v.GenericSchema<RuleConditions>,
  destination: textReader,
  /** Number of scans since the rule was last changed. */
  scans: v.optional(countReader, 0),
  /** Whether an earlier rule always wins. */
  isNeverReached: v.optional(flagReader, false),
});

/** Reads a code's rules. */
export const getLinkRules = defineEndpoint({
  method: 'GET',
  path: '/api/links/rules',
  query: ['id'],
  request: v.object({ id: requiredId('QR code') }),
  response: v.object({
    rules: listReader(ruleReader),
    /** Number of scans that have matched no rule since the code got rules. */
    otherwiseScans: v.optional(countReader, 0),
    endsAfter: v.optional(v.nullable(countReader), null),
    /** Number of scans that count toward the limit. */
    counted: v.optional(countReader, 0),
    hasPassword: v.optional(flagReader, false),
    /** The agents that have opening hours. */
    agents: listReader(v.object({ id: idReader, name: textReader, timeZone: textReader })),
  }),
});

/**
 * Returns what happens to a scan at a given time according to these rules, which may be unsaved. If there are several
 * outcomes, each has its percentage of visitors; together they add up to 100.
 */
export const previewLinkRules = defineEndpoint({
  method: 'POST',
  path: '/api/links/rules/preview',
  request: v.object({
    id: requiredId('QR code'),
    rules,
    /** ISO 8601. */
    at: v.pipe(v.string('The moment must be a date and time.'), v.isoTimestamp('The moment must be a date and time.')),
    language: v.optional(v.pipe(v.string(), v.maxLength(40, 'A language must be a code like de or pt-br.')), ''),
    device: v.optional(v.nullable(v.picklist(RULE_DEVICES)), null),
  }),
  response: v.object({
    outcomes: listReader(
      v.object({
        /** The rule's index, from 0; null if no rule matches. */
        rule: v.nullable(countReader),
        /** Null if the code shows its own content. */
        destination: optionalTextReader,
        percent: v.fallback(v.number(), 100),
      }),
    ),
    /** The indexes, from 0, of the rules that are never reached. */
    neverReached: listReader(countReader),
  }),
});
