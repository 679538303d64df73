import { type HoursTable, spanOf } from '@frontdesk/shared/endpoints/opening-hours';
import { DAY_MINUTES, isOpenWithin, rangesOn, weekdayOf } from './open-intervals';
import type { AskedTime } from './read-moment';
import type { HoursQuestion } from './read-question';

/** Returns the requested time if the table opens or closes then; undefined if it does so at another time. */
export function atEdge(
  table: HoursTable,
  { asks, edge, days: asked, time }: HoursQuestion,
  today: number,
): AskedTime | null | undefined {
  if (edge === null || time === null || (asks !== 'open' && asks !== 'closed')) return time;
  const days = (asked?.kind === 'weekly'
    ? asked.weekdays.map((weekday) => today + ((weekday - weekdayOf(today) + 7) % 7))
    : asked?.days) ?? [today];
  const edges = days.map((day) => rangesOn(table, day).map((range) => spanOf(range)[edge === 'opens' ? 0 : 1]));
  const isAt = (from: number) => edges.every((ones) => ones.includes(from));
  const half = DAY_MINUTES / 2;
  const meant = time.isHalved ? [time.from, time.from + half, time.from - half] : [time.from, time.from + DAY_MINUTES];
  const found = meant.find((from) => from >= 0 && isAt(from));
  if (found !== undefined) return { ...time, from: found, to: found + 1 };
  // The answer to 'Do you open at 8?' is certainly no if the table is closed then; so is the answer to 'Do you close at
  // 5?' if it is still open.
  const isOpenAt = (from: number) => from >= 0 && days.every((day) => isOpenWithin(table, day, from, from + 1));
  const open = meant.find(isOpenAt);
  if (edge === 'closes') return open === undefined ? undefined : { ...time, from: open, to: open + 1 };
  const isOpen = days.some((day) => meant.some((from) => from >= 0 && isOpenWithin(table, day, from, from + 1)));
  return isOpen && time.isHalved ? undefined : time;
}
