import { createHash } from 'node:crypto';
import {
  type LinkRule,
  RULE_DEVICES,
  type RuleConditions,
  type RuleDevice,
} from '@frontdesk/shared/endpoints/link-rules';
import { minutesOf, type OpeningHours, WEEKDAYS, type Weekday } from '@frontdesk/shared/endpoints/opening-hours';
import { DAY_MINUTES, isOpenWithin, wallTime, weekdayOf } from '../hours/open-intervals';
import { type LinkAnswer, redirectTo } from './link-answer';

/** The rules of a link in the form that a scan needs. */
export interface LinkRules {
  readonly rules: readonly LinkRule[];
  /** The ids under which the scans that matched the rules are counted. */
  readonly ids: readonly string[];
  readonly answers: readonly LinkAnswer[];
  readonly hours: OpeningHours | null;
}

/** Reads stored rules. `hours` are those of the agent that the rules use. */
export function readRules(stored: string, hours: OpeningHours | null): LinkRules {
  const rules = JSON.parse(stored) as LinkRule[];
  return { rules, ids: rules.map(ruleId), answers: rules.map(({ destination }) => redirectTo(destination)), hours };
}

/**
 * Returns the id of a rule. A changed rule has another id, so that the scans that matched the earlier rule do not count
 * for it.
 */
const ruleId = (rule: LinkRule): string =>
  createHash('sha256').update(JSON.stringify(rule)).digest('base64url').slice(0, 16);

/** The id under which scans that matched no rule are counted. */
export const NO_RULE = '';

/** The properties of a scan that rules use. */
export interface RuledScan {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The header Accept-Language; '' if there is none. */
  readonly languages: string;
  /** Null for a device that no rule can name. */
  readonly device: RuleDevice | null;
  /** Returns a number from 0 to below 100 for the rule at a position; for a visitor it is the same all day. */
  readonly draw: (place: number) => number;
}

/**
 * Returns the position of the first rule that matches; null if none does. `hours` are those to which `closed` refers.
 */
export function chooseRule(
  rules: readonly Pick<LinkRule, 'when'>[],
  hours: OpeningHours | null,
  scan: RuledScan,
): number | null {
  const language = firstLanguage(scan.languages);
  const place = rules.findIndex(
    ({ when }, at) =>
      isDevice(when, scan.device) &&
      isLanguage(when, language) &&
      isTime(when, scan.at) &&
      (when.closed !== true || isClosed(hours, scan.at)) &&
      (when.share === undefined || scan.draw(at) < when.share),
  );
  return place < 0 ? null : place;
}

/** Where scans at a given time lead: rules by their positions, each with its share of the visitors. */
export interface Outcome {
  readonly rule: number | null;
  readonly percent: number;
}

/** Returns the outcomes for all draws, in the order of the rules. */
export function outcomesOf(
  rules: readonly Pick<LinkRule, 'when'>[],
  hours: OpeningHours | null,
  scan: Omit<RuledScan, 'draw'>,
): Outcome[] {
  const outcomes: Outcome[] = [];
  let left = 100;
  for (const [place, { when }] of rules.entries()) {
    if (chooseRule([{ when: { ...when, share: undefined } }], hours, { ...scan, draw: () => 0 }) === null) continue;
    const percent = when.share === undefined ? left : (left * when.share) / 100;
    outcomes.push({ rule: place, percent });
    left -= percent;
    if (when.share === undefined) return outcomes;
  }
  return [...outcomes, { rule: null, percent: left }];
}

/**
 * Returns the positions of rules that no scan can reach, because an earlier rule always wins. Rules in different time
 * zones count as never overlapping, and opening hours as arbitrary. Other rules may therefore also be unreachable, but
 * a rule in the result certainly is.
 */
export function neverReached(rules: readonly Pick<LinkRule, 'when'>[]): number[] {
  const open = new Set(rules.keys());
  const zones = new Set(rules.filter(({ when }) => isTimed(when)).map(({ when }) => zoneOf(when)));
  const languages = ['', ...rules.flatMap(({ when }) => when.language ?? [])];
  const closings = rules.some(({ when }) => when.closed) ? [false, true] : [false];
  for (const zone of zones.size === 0 ? ['UTC'] : zones) {
    for (const day of WEEKDAYS) {
      for (const minute of startsIn(rules, zone)) {
        for (const device of [null, ...RULE_DEVICES]) {
          for (const language of languages) {
            for (const isShut of closings) {
              for (const [place, { when }] of rules.entries()) {
                if (!isDevice(when, device) || !isLanguage(when, language) || (when.closed && !isShut)) continue;
                if (isTimed(when) && (zoneOf(when) !== zone || !isOn(when, WEEKDAYS.indexOf(day), minute))) continue;
                open.delete(place);
                if (when.share === undefined) break;
              }
            }
          }
        }
      }
    }
  }
  return [...open];
}

const isTimed = ({ days, from, to }: RuleConditions) => days !== undefined || from !== undefined || to !== undefined;
const zoneOf = ({ timeZone = 'UTC' }: RuleConditions) => timeZone;

/** Returns the minutes of a day, in this time zone, at which a rule starts or stops matching. */
function startsIn(rules: readonly Pick<LinkRule, 'when'>[], zone: string): number[] {
  const timed = rules.filter(({ when }) => isTimed(when) && zoneOf(when) === zone);
  const edges = timed.flatMap(({ when }) => [when.from, when.to].filter((time) => time !== undefined).map(minutesOf));
  return [...new Set([0, ...edges])].filter((minute) => minute < DAY_MINUTES);
}

const isDevice = ({ device }: RuleConditions, scanned: RuleDevice | null) => device === undefined || device === scanned;

function isLanguage({ language }: RuleConditions, first: string): boolean {
  return language === undefined || first === language || first.startsWith(`${language}-`);
}

/** Returns the language that a browser prefers, in lower case; '' if there is none. */
export function firstLanguage(header: string): string {
  let [best, weight] = ['', 0];
  for (const part of header.slice(0, 500).split(',')) {
    const [tag = '', ...parameters] = part.split(';');
    const typed = parameters.find((parameter) => /^\s*q=/i.test(parameter));
    const quality = typed === undefined ? 1 : Number(typed.split('=')[1]);
    if (quality > weight && tag.trim() !== '*') [best, weight] = [tag.trim().toLowerCase(), quality];
  }
  return best;
}

function isTime(when: RuleConditions, at: number): boolean {
  if (!isTimed(when)) return true;
  const { day, minutes } = wallTime(zoneOf(when), at);
  // In dates the week begins on Sunday, but in rules on Monday.
  return isOn(when, (weekdayOf(day) + 6) % 7, minutes);
}

/** Returns whether a rule applies at a minute of a weekday, with 0 for Monday. */
function isOn({ days, from, to }: RuleConditions, weekday: number, minute: number): boolean {
  const begins = from === undefined ? 0 : minutesOf(from);
  const ends = to === undefined ? DAY_MINUTES : minutesOf(to);
  const isChosen = (index: number) => days === undefined || days.includes(WEEKDAYS[(index + 7) % 7] as Weekday);
  if (begins < ends) return minute >= begins && minute < ends && isChosen(weekday);
  return (minute >= begins && isChosen(weekday)) || (minute < ends && isChosen(weekday - 1));
}

/** Whether the business is closed; never if it has no opening hours. */
function isClosed(hours: OpeningHours | null, at: number): boolean {
  const table = hours?.tables[0];
  if (!hours || !table) return false;
  const { day, minutes } = wallTime(hours.timeZone, at);
  return !isOpenWithin(table, day, minutes, minutes + 1);
}
