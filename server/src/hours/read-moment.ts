import type { Language } from '@frontdesk/shared/endpoints/languages';
import { withoutAccents } from '../terms/terms';
import { DAY_MINUTES, dateOf, dayOf, weekdayOf } from './open-intervals';
import { QUESTION_WORDS, type QuestionWords } from './question-words';

/** The days that a question names: dates, or weekdays of every week, with 0 for Sunday. */
export type AskedDays =
  | { readonly kind: 'dates'; readonly days: readonly number[] }
  | { readonly kind: 'weekly'; readonly weekdays: readonly number[] };

/** A part of a day in minutes, such as a single minute; the end may be on the next day. */
export interface AskedTime {
  readonly from: number;
  readonly to: number;
  /** Whether the time twelve hours later may also be meant: 'at 3'. */
  readonly isEarly?: boolean;
  /** Whether the question is about the whole of this time, as in 'from 6 to 8 pm'. Default: about any part of it. */
  readonly isWhole?: boolean;
  /** Whether it is a single clock time, as in 'at 9'. */
  readonly isPoint?: boolean;
  /** Whether the question does not say which half of the day is meant: 'at 9'. */
  readonly isHalved?: boolean;
  /** Whether it is the end of a period: 'until 3'. */
  readonly isUntil?: boolean;
}

const patterns = new Map<string, RegExp>();
function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, known);
  return known;
}

/** Returns a pattern of whole words. */
export const whole = (words: string): RegExp => compiled(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);

/** What remains of a question after everything understood so far has been removed. */
export class Rest {
  /** Whether something in it makes no sense, such as 31 February. */
  isDoubtful = false;

  constructor(public text: string) {}

  /** Removes a pattern and returns its match; null when it is missing. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.text);
    if (match) this.text = tidy(`${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`);
    return match;
  }

  /** Removes words wherever they occur, and returns whether there were any. */
  has(words: string): boolean {
    let isThere = false;
    while (this.take(whole(words))) isThere = true;
    return isThere;
  }
}

function doubtful(rest: Rest): null {
  rest.isDoubtful = true;
  return null;
}

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const NOON = DAY_MINUTES / 2;
const hourly = (from: number, to: number): AskedTime => ({ from: from * 60, to: to * 60 });

export function readPart(rest: Rest, words: QuestionWords, isTonight: boolean): AskedTime | null {
  if (rest.has(words.morning)) return hourly(5, 12);
  if (rest.has(words.afternoon)) return hourly(12, 18);
  if (rest.has(words.evening)) return hourly(18, 24);
  if (rest.has(words.night)) return hourly(22, 28);
  return isTonight ? hourly(18, 28) : null;
}

/** A time that a twelve-hour clock shows twice a day: 'at 8'. */
interface SaidTime extends AskedTime {
  readonly isTwice: boolean;
}

/** Returns the time in the afternoon if the time in the morning has passed. */
export function soonest({ isTwice, ...time }: SaidTime, minutes: number): AskedTime {
  const { isEarly: _isEarly, ...late } = { ...time, isHalved: true };
  const { from, to } = time;
  const said = { ...time, ...(isTwice && { isHalved: true }) };
  return isTwice && from < minutes && from + NOON > minutes ? { ...late, from: from + NOON, to: to + NOON } : said;
}

/** Words that introduce and join two times, in all languages. */
const FROM = '(?:from|between|von|zwischen|ab|de|entre|desde|dalle|tra|fra|van|tussen|od|(?:po)?miedzy|das)';
const TO = '(?:to|and|until|till|bis|und|a|et|y|e|alle|tot|en|do|i|as|ate)';

function readTimes(rest: Rest, { oClock }: QuestionWords, part: AskedTime | null): SaidTime | null {
  const time = (at: string) =>
    `(?:las |les |le |as )?(?<h${at}>\\d{1,2})(?:(?:[:.]| ?h ?)(?<m${at}>[0-5]\\d))?(?: ?(?:${oClock}))?(?: ?(?<ap${at}>[ap])m)?`;
  const form = `(?<![a-z0-9./:])${FROM} ${time('')} ${TO} ${time('2')}(?![a-z0-9:])`;
  const groups = rest.take(compiled(form))?.groups;
  if (!groups) return null;
  const { h, m, ap2, h2, m2 } = groups;
  // In '1 to 6 pm' both are in the afternoon, in '9 to 6 pm' only the second.
  const ap = groups['ap'] ?? (Number(h) < Number(h2) ? ap2 : undefined);
  const from = minutesIn({ h, m, ap }, [], 0, part);
  const to = minutesIn({ h: h2, m: m2, ap: ap2 }, [], 0, part);
  if (from === null || to === null) return doubtful(rest);
  const end = to <= from ? to + (to + NOON > from && to < NOON ? NOON : DAY_MINUTES) : to;
  return { from, to: end, isTwice: false, isWhole: true, ...(from < 7 * 60 && ap === undefined && { isEarly: true }) };
}

export function readTime(rest: Rest, words: QuestionWords, part: AskedTime | null): SaidTime | null {
  const times = readTimes(rest, words, part);
  if (times) return times;
  const { at, until, after, before, oClock, half, halfAfter, noon, midnight } = words;
  const numbers = words.numbers.split(' ');
  const number = `\\d{1,2}|${numbers.join('|')}`;
  const suffix = halfAfter ? `(?<halfAfter> ${halfAfter})?` : '';
  const prefix = `(?:(?<until>${until}) |(?<after>${after}) |(?<before>${before}) |(?<at>${at}) )`;
  const end = '(?![a-z0-9:])';
  const forms = [
    `${prefix}?(?<!\\d[.:])(?<h>\\d{1,2})(?:[:.]| ?h ?)(?<m>[0-5]\\d)(?: ?(?:${oClock}))?(?: ?(?<ap>[ap])m)?${end}`,
    `${prefix}?(?<h>\\d{1,2}) ?(?<ap>[ap])m${end}`,
    ...(half ? [`${prefix}?(?:${half[0]}) (?<half>${number})(?: (?:${oClock}))?${end}`] : []),
    `${prefix}?(?<h>${number}) ?(?:${oClock})\\.?${suffix}${end}`,
    `${prefix}(?<bare>${number})\\.?${suffix}${end}`,
    `${prefix}?(?<noon>${noon})${end}`,
    `${prefix}?(?<midnight>${midnight})${end}`,
  ];
  for (const form of forms) {
    const groups = rest.take(compiled(`(?<![a-z0-9./:])${form}`))?.groups;
    if (!groups) continue;
    const time = minutesIn(groups, numbers, half?.[1] ?? 0, part);
    if (time === null) return doubtful(rest);
    // English and Dutch speakers use a twelve-hour clock. Elsewhere '3 Uhr' is at night, but 'um drei' is not.
    const isExact = /^\d/.test(groups['h'] ?? '') && (words !== QUESTION_WORDS.en || groups['ap'] !== undefined);
    const isShort = (!isExact || (words === QUESTION_WORDS.nl && !groups['m'])) && part === null && time < NOON;
    const said = {
      isTwice: isShort && (groups['bare'] ?? groups['half']) !== undefined,
      ...(isShort && time >= 60 && time < 7 * 60 && { isEarly: true }),
    };
    if (groups['until']) return { from: time - 1, to: time, isUntil: true, ...said };
    if (groups['after']) return { from: time, to: Math.max(DAY_MINUTES, time + 60), isTwice: false };
    return groups['before']
      ? { from: 0, to: time, isTwice: false }
      : { from: time, to: time + 1, isPoint: true, ...said };
  }
  return null;
}

function minutesIn(
  groups: Readonly<Record<string, string | undefined>>,
  numbers: readonly string[],
  halfMinutes: number,
  part: AskedTime | null,
): number | null {
  if (groups['noon']) return NOON;
  if (groups['midnight']) return DAY_MINUTES;
  const said = groups['h'] ?? groups['half'] ?? groups['bare'] ?? '';
  const named = numbers.findIndex((name) => new RegExp(`^(?:${name})$`).test(said)) + 1;
  let hour = /^\d/.test(said) ? Number(said) : named;
  const meridiem = groups['ap'];
  if (hour > 24 || (hour === 24 && Number(groups['m'] ?? 0) > 0) || (meridiem && (hour > 12 || hour === 0)))
    return null;
  const isLate = part !== null && part.from >= NOON && !(part.from >= 22 * 60 && hour < 6);
  if (meridiem === 'a') hour %= 12;
  else if (hour < 12 && (meridiem === 'p' || isLate)) hour += 12;
  const minutes = Number(groups['m'] ?? 0) + (groups['half'] ? halfMinutes : 0) + (groups['halfAfter'] ? 30 : 0);
  return hour * 60 + minutes;
}

const months = new Map<Language, readonly string[]>();

/** Returns the names of each month, long and short, as a pattern without accents. */
export function monthsOf(language: Language): readonly string[] {
  const names = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, month) => {
      const part = format.formatToParts(dateOf(dayOf(2026, month + 1, 1))).find(({ type }) => type === 'month');
      return withoutAccents(part?.value ?? '').replace(/[^a-z]/g, '');
    });
  };
  const known =
    months.get(language) ??
    [
      names({ month: 'long', day: 'numeric' }),
      names({ month: 'long' }),
      names({ month: 'short', day: 'numeric' }),
    ].reduce((all, list) => all.map((one, at) => `${one}|${list[at]}`));
  months.set(language, known);
  return known;
}

/** 'The first of January', in all languages. */
const FIRST =
  /(?<![a-z])(?:first|ersten?|erster|premier|primero|primo|eerste|pierwsz(?:ego|y)|primeiro)(?= (?:of |de |di )?[a-z]{3})/;

/** Reads and removes a date with its month, or a day of this or the next month. */
export function readDate(rest: Rest, language: Language, today: number, timeZone: string): number | null {
  const words = QUESTION_WORDS[language];
  rest.text = rest.text.replace(FIRST, '1');
  const iso = rest.take(/(?<!\d)(\d{4})-(\d\d)-(\d\d)(?!\d)/);
  if (iso) return coming(rest, today, validDay(Number(iso[1]), Number(iso[2]), Number(iso[3])));
  const list = monthsOf(language);
  const month = list.join('|');
  const ordinal = '(?:st|nd|rd|th|er|ro|ste|de|e|[- ]?go|ego|[.])?';
  const of = '(?:of |de |di |den |do |del )?';
  const year = '(?:,? (?:de )?(?<year>20\\d\\d))?';
  const start = `(?:(?:${words.onDate}) )*`;
  const named =
    rest.take(whole(`${start}(?<date>\\d{1,2}) ?${ordinal} ?${of}(?<month>${month})${year}`)) ??
    rest.take(whole(`${start}(?<month>${month})[.]? (?:the )?(?<date>\\d{1,2})${ordinal}${year}`));
  if (named?.groups) {
    const at = list.findIndex((names) => names.split('|').includes(named.groups?.['month'] ?? '')) + 1;
    return coming(rest, today, dated(named.groups['year'], at, Number(named.groups['date']), today));
  }
  const numeric = rest.take(
    compiled(
      `(?<![\\d:.])(?:(?:${words.onDate}) )*(\\d{1,2})(?:[.] ?(\\d{1,2})[.](?: ?(\\d{4}|\\d\\d)(?![\\d:]))?|[/](\\d{1,2})(?:[/](\\d{4}|\\d\\d))?|-(\\d{1,2})-(\\d{4}))(?![\\d:])`,
    ),
  );
  if (numeric) {
    const [one, other] = [Number(numeric[1]), Number(numeric[2] ?? numeric[4] ?? numeric[6])];
    const isAmbiguous = language === 'en' && numeric[4] !== undefined && one <= 12 && other <= 12 && one !== other;
    if (isAmbiguous && !/^(?:Europe|America)\//.test(timeZone)) return doubtful(rest);
    // Americans write the month first.
    const isMonthFirst = (isAmbiguous && timeZone.startsWith('America/')) || other > 12;
    const stated = numeric[3] ?? numeric[5] ?? numeric[7];
    return coming(rest, today, dated(stated, isMonthFirst ? one : other, isMonthFirst ? other : one, today));
  }
  const alone =
    rest.take(whole(`(?:${words.onDate}) (?<date>\\d{1,2})(?:st|nd|rd|th|ste|de|e|[- ]?go|ego|[.])`)) ??
    rest.take(whole(`(?<date>\\d{1,2})(?:st|nd|rd|th|ste|[- ]?go|ego)`)) ??
    (language === 'en'
      ? null
      : rest.take(
          compiled(
            `(?<![a-z0-9])(?:${words.onDate}) (?<date>\\d{1,2})(?![a-z0-9:.]|[.]\\d| ?(?:${words.oClock})(?![a-z]))`,
          ),
        ));
  return alone?.groups ? (nextDayOfMonth(Number(alone.groups['date']), today) ?? doubtful(rest)) : null;
}

/** Days that have passed or do not exist make a question doubtful. */
const coming = (rest: Rest, today: number, day: number | null): number | null =>
  day === null || day < today ? doubtful(rest) : day;

function validDay(year: number, month: number, date: number): number | null {
  const day = dayOf(year, month, date);
  const found = dateOf(day);
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === date ? day : null;
}

function dated(year: string | undefined, month: number, date: number, today: number): number | null {
  if (year !== undefined) return validDay((Number(year) % 100) + 2000, month, date);
  const thisYear = dateOf(today).getUTCFullYear();
  const next = [0, 1, 2, 3, 4].map((later) => validDay(thisYear + later, month, date));
  return next.find((day) => day !== null && day >= today) ?? null;
}

function nextDayOfMonth(date: number, today: number): number | null {
  const now = dateOf(today);
  const days = [0, 1, 2].map((later) => {
    const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + later, 1));
    return validDay(month.getUTCFullYear(), month.getUTCMonth() + 1, date);
  });
  return days.find((day) => day !== null && day >= today) ?? null;
}

const CONNECTORS = whole('to|through|till|until|bis|a|au|al|as|tot|t m|do|and including');

export function readDays(
  rest: Rest,
  words: QuestionWords,
  today: number,
  date: number | null,
  hasPart: boolean,
): AskedDays | null {
  const named = readWeekdays(rest, words, today);
  const dates = (...days: number[]): AskedDays => ({ kind: 'dates', days });
  const toSunday = (7 - weekdayOf(today)) % 7;
  const week = (from: number, to: number) => dates(...Array.from({ length: to - from + 1 }, (_, at) => from + at));
  if (rest.has(words.nextWeek)) return week(today + toSunday + 1, today + toSunday + 7);
  if (rest.has(words.thisWeek)) return week(today, today + toSunday);
  if (rest.has(words.workdays)) return { kind: 'weekly', weekdays: [1, 2, 3, 4, 5] };
  const isWeekend = rest.has(words.weekend);
  const isAfterTomorrow = rest.has(words.afterTomorrow);
  const isTomorrow = rest.has(words.tomorrow);
  const isToday = rest.has(words.today);
  if (date !== null) {
    // 'Sunday, 24 December' in a year in which that is a Thursday, or 'the Monday before the 24th'.
    const isOther =
      named !== null && !(named.kind === 'dates' && named.days.every((day) => weekdayOf(day) === weekdayOf(date)));
    if (isOther || isWeekend || isAfterTomorrow || isTomorrow || isToday) rest.isDoubtful = true;
    return dates(date);
  }
  if ([named !== null, isWeekend, isAfterTomorrow].filter(Boolean).length > 1 || (named && isTomorrow)) {
    rest.isDoubtful = true;
  }
  if (named) return named;
  if (isWeekend) {
    const weekday = weekdayOf(today);
    return weekday === 0 ? dates(today) : dates(today + 6 - weekday, today + 7 - weekday);
  }
  if (isAfterTomorrow) return dates(today + 2);
  if (isTomorrow && isToday) return dates(today, today + 1);
  if (isTomorrow) return dates(today + 1);
  return isToday || hasPart ? dates(today) : null;
}

function readWeekdays(rest: Rest, words: QuestionWords, today: number): AskedDays | null {
  const any = words.weekdays.replaceAll(', ', '|');
  const isEvery = whole(words.every.replaceAll('D', `(?:${any})`)).test(rest.text);
  const found = [...rest.text.matchAll(new RegExp(whole(any).source, 'g'))].map((match) => ({
    weekday: words.weekdays.split(', ').findIndex((names) => whole(`(?:${names})`).test(match[0])),
    from: match.index,
    to: match.index + match[0].length,
  }));
  const [first, second] = found;
  if (!first) return null;
  const between = second ? rest.text.slice(first.to, second.from).trim() : '';
  const isRange = found.length === 2 && between !== '' && CONNECTORS.test(between) && /^\w+(?: \w+)?$/.test(between);
  const weekdays =
    isRange && second
      ? Array.from({ length: ((second.weekday - first.weekday + 7) % 7) + 1 }, (_, at) => (first.weekday + at) % 7)
      : [...new Set(found.map(({ weekday }) => weekday))];
  if (isRange && second) rest.text = tidy(`${rest.text.slice(0, first.from)} ${rest.text.slice(second.to)}`);
  if (isEvery) rest.has(words.every.replaceAll('D', `(?:${any})`));
  rest.has(any);
  const isNext = rest.has(words.next);
  if (isEvery || isRange) return { kind: 'weekly', weekdays };
  const days = weekdays.map((weekday) => {
    const ahead = (weekday - weekdayOf(today) + 7) % 7;
    return today + (ahead === 0 && isNext ? 7 : ahead);
  });
  return { kind: 'dates', days: days.sort((one, other) => one - other) };
}
