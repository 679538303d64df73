import type { Language } from '@frontdesk/shared/endpoints/languages';
import {
  type HoursRange,
  type HoursTable,
  minutesOf,
  type OpeningHours,
  spanOf,
} from '@frontdesk/shared/endpoints/opening-hours';
import { atEdge } from './edge-time';
import {
  DAY_MINUTES,
  exceptionOn,
  isEndless,
  isOpenThroughout,
  isOpenWithin,
  nextInterval,
  rangesOn,
  spansOn,
  usualRanges,
  wallTime,
  weekdayOf,
} from './open-intervals';
import { dayWords, HOURS_PHRASES, type HoursPhrases, timeWords, weekdayWord } from './phrases';
import type { AskedTime } from './read-moment';
import type { HoursQuestion } from './read-question';

export interface HoursAnswer {
  /** The sentence, in the context's language. */
  readonly text: string;
  /** The name of the table; '' for the first. */
  readonly table: string;
  /** The answer to a yes/no question; for a whole day, whether it is open at any time. Null if the question asks for times. */
  readonly isOpen: boolean | null;
  /** All times in the answer, in order: 'HH:MM', 24 hours. */
  readonly times: string[];
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const isWithin = ([from, to]: readonly [number, number], time: AskedTime): boolean => from < time.to && to > time.from;

/** Exceptions within this many days are part of the answer to 'What are your opening hours?'. */
const SOON_DAYS = 7;

/** Writes one answer, and records the times that it contains. */
export class Answering {
  readonly #times: string[] = [];
  readonly #phrases: HoursPhrases;
  readonly #today: number;
  readonly #minutes: number;

  constructor(
    private readonly known: OpeningHours,
    private readonly language: Language,
    private readonly now: Date,
    private readonly house = '',
  ) {
    this.#phrases = HOURS_PHRASES[language];
    const { day, minutes } = wallTime(known.timeZone, now.getTime());
    this.#today = day;
    this.#minutes = minutes;
  }

  answer(question: HoursQuestion): HoursAnswer | null {
    const table = question.table ?? this.known.tables[0];
    if (!table) return null;
    const isNight = question.isTonight && question.asks !== 'hours' && this.#isLate(table);
    const time = isNight ? null : atEdge(table, { ...question, time: this.#meant(table, question) }, this.#today);
    if (time === undefined) return null;
    const asked = isNight ? { ...question, days: null, time, isNow: true } : { ...question, time };
    const isYesNo = asked.asks === 'open' || asked.asks === 'closed';
    const isOpen = isYesNo ? this.#isOpen(table, asked) : null;
    const said = isOpen === null ? this.#hours(table, asked) : this.#yesNo(table, asked, isOpen);
    const isUsual =
      asked.isHoliday && asked.days?.kind === 'dates' && asked.days.days.some((day) => !exceptionOn(table, day));
    const text = isUsual ? `${said} ${this.#phrases.usualOnHoliday}` : said;
    const title = table.name === '' && question.isHouse ? this.house : table.name;
    const named = title === '' ? text : `${title}: ${text}`;
    return { text: named, table: table.name, isOpen, times: this.#times };
  }

  /** Returns when a table opens again; null while it is open. */
  opensAgain(table: HoursTable): string | null {
    const interval = this.#interval(table);
    if (interval?.isNow) return null;
    return `${sentence(this.#phrases.closedNow)}${this.#nextOf(interval)}`;
  }

  /** 'At 3' means the afternoon, except for a table that is open at night. */
  #meant(table: HoursTable, { days, time }: HoursQuestion): AskedTime | null {
    if (!time) return time;
    const day = days?.kind === 'weekly' ? this.#next(days.weekdays[0] ?? 0) : (days?.days[0] ?? this.#today);
    // 'Until 3' on a day with opening hours in the evening means the next morning.
    const first = rangesOn(table, day)[0];
    if (time.isUntil && first && time.to <= minutesOf(first.opens) && time.to < DAY_MINUTES / 2) {
      const isLater = !time.isEarly || minutesOf(first.opens) >= time.to + DAY_MINUTES / 2;
      const ahead = isLater ? DAY_MINUTES : DAY_MINUTES / 2;
      return { ...time, from: time.from + ahead, to: time.to + ahead };
    }
    if (!time.isEarly) return time;
    return isOpenWithin(table, day, 0, 7 * 60) ? time : { ...time, from: time.from + 720, to: time.to + 720 };
  }

  #isOpen(table: HoursTable, { asks, days, time, isNow }: HoursQuestion): boolean {
    if (days === null && time === null) return this.#interval(table)?.isNow ?? false;
    if (days?.kind === 'weekly') {
      return days.weekdays.some((weekday) =>
        time ? this.#isOpenWeekly(table, weekday, time) : usualRanges(table, weekday).length > 0,
      );
    }
    const { from, to } = time ?? { from: 0, to: 1440 };
    return (days?.days ?? [this.#today]).some((day) => {
      if (time === null && !this.#begins(table, day) && this.#isOver(table, day)) return false;
      // 'Still today' asks about the rest of the day.
      const begin = isNow && day === this.#today ? Math.max(from, this.#minutes) : from;
      return (time?.isWhole && asks === 'open' ? isOpenThroughout : isOpenWithin)(table, day, begin, to);
    });
  }

  #isOpenWeekly(table: HoursTable, weekday: number, time: AskedTime): boolean {
    const plain = { ...table, exceptions: [] };
    return isOpenWithin(plain, this.#next(weekday), time.from, time.to);
  }

  /** Returns the current opening, or the next one. */
  #interval(table: HoursTable, from = this.now.getTime()) {
    const interval = nextInterval(table, this.known.timeZone, from);
    return interval && { ...interval, isNow: interval.from <= from };
  }

  #yesNo(table: HoursTable, asked: HoursQuestion, isOpen: boolean): string {
    const { yes, no } = this.#phrases;
    const lead = isOpen === (asked.asks === 'open') ? yes : no;
    const { days, time } = asked;
    if (days === null && time === null) return `${lead}, ${this.#stateNow(table)}`;
    if (days?.kind === 'weekly') return `${lead}. ${this.#weekdays(table, days.weekdays)}`;
    const list = days?.days ?? [this.#today];
    const [first] = list;
    if (list.length > 1 || first === undefined)
      return `${lead}. ${list.map((day) => sentence(this.#day(table, day))).join(' ')}`;
    if (isOpen) return `${lead}, ${this.#day(table, first, time)}.`;
    if (time === null) return `${lead}, ${this.#day(table, first)}.${this.#nextAfter(table, first + 1, 0)}`;
    const onDay = sentence(this.#begins(table, first) ? this.#day(table, first) : this.#closedOn(table, first));
    const isLater = rangesOn(table, first).some(({ opens }) => minutesOf(opens) >= time.from);
    return `${lead}, ${this.#phrases.closedThen}. ${onDay}${isLater ? '' : this.#nextAfter(table, first, time.to)}`;
  }

  #stateNow(table: HoursTable): string {
    const { openAlways, openUntil, closedNow } = this.#phrases;
    const interval = this.#interval(table);
    if (!interval?.isNow) return `${closedNow}${this.#note(table, this.#today)}.${this.#nextOf(interval)}`;
    if (isEndless(interval)) return `${openAlways}.`;
    return `${openUntil(this.#at(interval.to))}.`;
  }

  /** Describes when an opening ends: the time, and also the day if it is later than the next day. */
  #at(instant: number): string {
    const { day, minutes } = wallTime(this.known.timeZone, instant);
    const isMidnight = minutes === 0;
    const late = day - (isMidnight ? 1 : 0) > this.#today + (minutes <= 720 ? 1 : 0);
    const time = this.#time(isMidnight ? 1440 : minutes);
    return late ? `${time} (${dayWords(this.language, isMidnight ? day - 1 : day, this.#today)})` : time;
  }

  /** States when a table next opens after a given time on a day. */
  #nextAfter(table: HoursTable, day: number, minutes: number): string {
    return this.#nextOf(this.#interval(table, this.#instant(day, minutes)));
  }

  #nextOf(interval: { readonly from: number } | null): string {
    if (!interval) return ` ${this.#phrases.neverNext}`;
    const { day, minutes } = wallTime(this.known.timeZone, interval.from);
    return ` ${sentence(this.#phrases.next(dayWords(this.language, day, this.#today), this.#time(minutes)).replace(/\.$/, ''))}`;
  }

  /** Returns approximately when the clock shows a time; exact except on a day on which the clock changes. */
  #instant(day: number, minutes: number): number {
    const guess = (day * 1440 + minutes) * 60_000;
    const shown = wallTime(this.known.timeZone, guess);
    const away = (shown.day - day) * 1440 + shown.minutes - minutes;
    const second = guess - away * 60_000;
    const again = wallTime(this.known.timeZone, second);
    return second - ((again.day - day) * 1440 + again.minutes - minutes) * 60_000;
  }

  #begins(table: HoursTable, day: number): boolean {
    return rangesOn(table, day).length > 0;
  }

  /** Whether a day is today and yesterday's last opening has ended. */
  #isOver(table: HoursTable, day: number): boolean {
    return day === this.#today && !this.#isLate(table);
  }

  /** Describes a day: 'open today from 9 to 18', or 'closed today'. */
  #day(table: HoursTable, day: number, time: HoursQuestion['time'] = null): string {
    const own = rangesOn(table, day);
    // At half past midnight, the table has been open since the day before.
    const isLate = time !== null && time.from < DAY_MINUTES && !own.some((range) => isWithin(spanOf(range), time));
    const late = !isLate && this.#isOver(table, day) ? [] : this.#late(table, day);
    const ranges = own.length > 0 && !isLate ? own.map((range) => this.#range(range)) : late;
    if (ranges.length === 0) return this.#closedOn(table, day);
    const words = this.#phrases.open(dayWords(this.language, day, this.#today), this.#joined(ranges));
    return `${words}${this.#note(table, day)}`;
  }

  /** Describes an opening that continues from the day before. */
  #late(table: HoursTable, day: number): string[] {
    return spansOn(table, day)
      .filter(([from]) => from === 0)
      .map(([from, to]) => this.#phrases.range(this.#time(from), this.#time(to)));
  }

  #closedOn(table: HoursTable, day: number): string {
    return `${this.#phrases.closed(dayWords(this.language, day, this.#today))}${this.#note(table, day)}`;
  }

  #note(table: HoursTable, day: number): string {
    const note = exceptionOn(table, day)?.note ?? '';
    return note === '' ? '' : ` (${this.#phrases.quoted(note)})`;
  }

  #range({ opens, closes }: HoursRange): string {
    return this.#phrases.range(this.#time(minutesOf(opens)), this.#time(minutesOf(closes)));
  }

  #joined(parts: readonly string[]): string {
    const last = parts.at(-1) ?? '';
    return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} ${this.#phrases.and} ${last}` : last;
  }

  /** Writes a time in words, and records it. */
  #time(minutes: number): string {
    const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
    this.#times.push(`${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
    return timeWords(this.language, minutes);
  }

  #hours(table: HoursTable, { asks, days, time, isNow }: HoursQuestion): string {
    // After midnight, 'tonight' refers to the opening that began yesterday.
    if (asks === 'closes' && days?.kind === 'dates' && days.days[0] === this.#today && this.#isLate(table)) {
      return this.#soon(table, asks);
    }
    if (days?.kind === 'weekly') {
      const next = days.weekdays.map((weekday) => this.#next(weekday));
      const isUsual = next.every((day) => exceptionOn(table, day) === undefined);
      const isOne = next.length === 1 && (asks === 'opens' || asks === 'closes');
      return isOne && isUsual
        ? next.map((day) => this.#onDay(table, day, asks)).join(' ')
        : this.#weekdays(table, days.weekdays);
    }
    if (days) return days.days.map((day) => this.#onDay(table, day, asks, time)).join(' ');
    if (asks === 'hours' && !isNow) return this.#week(table);
    return this.#soon(table, asks);
  }

  /** Whether the table has been open since yesterday. */
  #isLate(table: HoursTable): boolean {
    const late = rangesOn(table, this.#today - 1).map((range) => spanOf(range)[1] - 1440);
    return late.some((end) => this.#minutes < end);
  }

  /** Answers when a table opens or closes on a date. */
  #onDay(table: HoursTable, day: number, asks: HoursQuestion['asks'], time: HoursQuestion['time'] = null): string {
    const all = rangesOn(table, day);
    // In a question about the evening, the time at which the kitchen stops serving lunch does not count.
    const asked = all.filter((range) => time === null || isWithin(spanOf(range), time));
    const ranges = asked.length > 0 ? asked : all;
    if (ranges.length === 0) {
      const isOpen = spansOn(table, day).length > 0 && !this.#isOver(table, day);
      return `${sentence(this.#day(table, day))}${isOpen ? '' : this.#nextAfter(table, day + 1, 0)}`;
    }
    if (asks !== 'opens' && asks !== 'closes') return sentence(this.#day(table, day));
    // A table that is open around the clock neither opens nor closes at midnight.
    const isThrough = [day - 1, day].every((one) => isOpenThroughout(table, one, DAY_MINUTES - 1, DAY_MINUTES + 1));
    if (isThrough) return sentence(this.#day(table, day));
    const times = this.#joined(
      ranges.map(({ opens, closes }) => this.#time(minutesOf(asks === 'opens' ? opens : closes))),
    );
    return sentence(
      `${this.#phrases[asks](dayWords(this.language, day, this.#today), times)}${this.#note(table, day)}`,
    );
  }

  /** Answers 'When do you open?' and 'When do you close?' without a day. */
  #soon(table: HoursTable, asks: HoursQuestion['asks']): string {
    const interval = this.#interval(table);
    if (!interval) return sentence(this.#phrases.closedNow) + this.#nextOf(interval);
    if (isEndless(interval)) return sentence(this.#phrases.openAlways);
    const zone = this.known.timeZone;
    if (asks === 'opens') {
      if (interval.isNow)
        return (
          sentence(this.#phrases.openUntil(this.#at(interval.to))) + this.#nextOf(this.#interval(table, interval.to))
        );
      return this.#nextOf(interval).trim();
    }
    const begin = wallTime(zone, interval.from);
    if (asks === 'closes') {
      if (interval.isNow)
        return sentence(this.#phrases.closes(this.#closingDay(interval.to), this.#closingTime(interval.to)));
      return this.#onDay(table, begin.day, begin.day === this.#today ? 'closes' : 'hours');
    }
    return this.#onDay(table, interval.isNow ? this.#today : begin.day, asks);
  }

  /** Closing at midnight counts as 'today', although by the calendar it is tomorrow. */
  #closingDay(instant: number): string {
    const { day, minutes } = wallTime(this.known.timeZone, instant);
    return dayWords(this.language, minutes === 0 ? day - 1 : day, this.#today);
  }

  #closingTime(instant: number): string {
    return this.#time(wallTime(this.known.timeZone, instant).minutes || DAY_MINUTES);
  }

  /** Lists the whole week, and the exceptions in the next few days. */
  #week(table: HoursTable): string {
    const near = table.exceptions.length > 0 ? Array.from({ length: SOON_DAYS }, (_, at) => this.#today + at) : [];
    const week = this.#weekdays(table, [1, 2, 3, 4, 5, 6, 0], false);
    const exceptions = near.filter((day) => exceptionOn(table, day)).map((day) => sentence(this.#day(table, day)));
    return [week, ...exceptions].join(' ');
  }

  /** Lists weekdays, grouped by equal times, and the exceptions on their next dates. */
  #weekdays(table: HoursTable, weekdays: readonly number[], withExceptions = true): string {
    const groups: { readonly first: number; last: number; readonly key: string }[] = [];
    for (const weekday of weekdays) {
      const key = JSON.stringify(usualRanges(table, weekday));
      const group = groups.at(-1);
      if (group?.key === key && weekday === (group.last + 1) % 7) group.last = weekday;
      else groups.push({ first: weekday, last: weekday, key });
    }
    const lines = groups.map(({ first, last }) => {
      const [from, to] = [weekdayWord(this.language, first), weekdayWord(this.language, last)];
      const ranges = usualRanges(table, first).map((range) => this.#range(range));
      const name = first === last ? from : this.#phrases.through(from, to);
      return sentence(`${name}: ${ranges.length === 0 ? this.#phrases.closedInList : this.#joined(ranges)}`);
    });
    const others = withExceptions
      ? weekdays.map((weekday) => this.#next(weekday)).filter((day) => exceptionOn(table, day))
      : [];
    return [...lines, ...others.map((day) => sentence(this.#day(table, day)))].join(' ');
  }

  /** Returns the next day that is a given weekday, which may be today. */
  #next(weekday: number): number {
    return this.#today + ((weekday - weekdayOf(this.#today) + 7) % 7);
  }
}
