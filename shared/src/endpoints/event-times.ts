/** Validates an event's times, in the form and on the server. */

/** A value of a date-time input, with optional seconds and a T or space. */
const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/;

/** Converts 2026-05-01T10:00 to iCalendar's form, 20260501T100000; returns null when there is no such time. */
export function compactTime(typed: string): string | null {
  const [year, month, day, hour, minute, second = '00'] = WRITTEN.exec(typed.trim())?.slice(1) ?? [];
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const moment = new Date(`${iso}Z`);
  // Date would read February 31 as a day in March.
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 19) !== iso) return null;
  return iso.replace(/[-:]/g, '');
}

/** Explains why a time is invalid; `label` begins the sentence. */
export function timeProblem(label: string, typed: string): string | null {
  return compactTime(typed) === null ? `${label} must be a date and time like 2025-01-31T09:30.` : null;
}

/**
 * Explains why two times cannot be the start and the end of an event. Equal times are also invalid: iCalendar (RFC
 * 5545) requires a later end.
 */
export function timeOrderProblem(startTime: string, endTime: string): string | null {
  const [start, end] = [compactTime(startTime), compactTime(endTime)];
  if (start === null || end === null || start < end) return null;
  return start === end ? 'The end must be later than the start.' : 'The end must not be before the start.';
}
