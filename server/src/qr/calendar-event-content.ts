import { ApiError } from '../http/api-error';

export interface CalendarEvent {
  readonly subject: string;
  readonly description: string;
  readonly location: string;
  readonly startTime: string;
  readonly endTime: string;
}

/**
 * An iCalendar event (RFC 5545). The times stay as typed, without a zone: the event is then at that hour wherever
 * the phone is. Lines are not folded, since QR readers hand the text on as it is and many calendars take each line whole.
 */
export function calendarEventContent(event: CalendarEvent): string {
  const start = localTime('Start Time', event.startTime);
  const end = localTime('End Time', event.endTime);
  if (end < start) throw new ApiError(400, 'The end must not be before the start.');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    `SUMMARY:${escapeText(event.subject)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

/** What a date-time input writes, as iCalendar writes it: 20250131T093000. */
function localTime(label: string, typed: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?$/.exec(typed);
  const [year, month, day, hour, minute, second] = (match?.slice(1) ?? []).map((part) => part ?? '00');
  const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}`;
  const moment = new Date(`${iso}Z`);
  // A 31st of February would silently become a day in March.
  if (!match || Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 19) !== iso) {
    throw new ApiError(400, `${label} must be a date and time like 2025-01-31T09:30.`);
  }
  return iso.replace(/[-:]/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
