/** The rules of an event's times, the same in the form and in the server. */

/** What a date-time input writes; seconds may be there, and a space in place of the T. */
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

/** 2026-05-01T10:00 as iCalendar writes it, 20260501T100000; null when it is no moment of any calendar. */
export function compactTime(typed: string): string | null {
  const [year, month, day, hour, minute, second = '00'] = WRITTEN.exec(typed.trim())?.slice(1) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const moment = new Date(`${iso}Z`);
  // A 31st of February would silently become a day in March.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 19) !== iso) return null;
  return iso.replace(/[-:]/g, '');
}

/** Why one time cannot be used; `label` begins the sentence. */
export function timeProblem(label: string, typed: string): string | null {
  return compactTime(typed) === null ? `${label} must be a date and time like 2025-01-31T09:30.` : null;
}

/** Why two times cannot be those of one event. Equal ones cannot either: iCalendar (RFC 5545) wants the end later. */
export function timeOrderProblem(startTime: string, endTime: string): string | null {
  const [start, end] = [compactTime(startTime), compactTime(endTime)];
  if (start === null || end === null || start < end) return null;
  return start === end ? 'The end must be later than the start.' : 'The end must not be before the start.';
}
