import { compactTime, timeOrderProblem } from '../event-times';
import { escapeText, type Kind, type Rule } from './kind';

type CalendarEvent = { subject: string; description: string; location: string; startTime: string; endTime: string };

export const calendarEvent: Kind<CalendarEvent, Rule> = {
  name: 'Calendar event',
  fields: {
    subject: { label: 'Subject', rule: 'text', isRequired: true },
    description: { label: 'Description', rule: 'text', isRequired: true },
    location: { label: 'Location', rule: 'text', isRequired: true },
    startTime: { label: 'Start Time', rule: 'time', isRequired: true },
    endTime: { label: 'End Time', rule: 'time', isRequired: true },
  },
  /**
   * Writes an iCalendar event (RFC 5545). The times are kept as typed, without a zone, so that the event is at that
   * hour wherever the phone is. Lines are not folded, because QR readers pass the text on unchanged and many calendars
   * treat each line as complete.
   */
  text: ({ subject, description, location, startTime, endTime }) =>
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Frontdesk//EN',
      'BEGIN:VEVENT',
      `SUMMARY:${escapeText(subject)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `LOCATION:${escapeText(location)}`,
      `DTSTART:${compactTime(startTime) ?? startTime}`,
      `DTEND:${compactTime(endTime) ?? endTime}`,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n'),
  lines: ({ subject, location, startTime, endTime }) => [subject, formatTimeRange(startTime, endTime), location],
  link: { file: 'event.ics', type: 'text/calendar; charset=utf-8' },
  check: { at: 'endTime', problem: ({ startTime, endTime }) => timeOrderProblem(startTime, endTime) },
  size: { at: 'description', what: 'event' },
};

/**
 * Formats start and end in the reader's format, with the date once when both are on the same day. Returns them
 * unchanged unless they are valid dates in order.
 */
export function formatTimeRange(start: string, end: string, locale?: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (!(from <= to)) return `${start} – ${end}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(from, to);
}
