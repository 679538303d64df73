import { foldLines } from '@frontdesk/shared/endpoints/fold-lines';

/**
 * An iCalendar text as a file (RFC 5545): with the UID and time stamp that a file must have, which are left out of a
 * printed code, and with long lines folded.
 */
export function calendarFile(text: string, uid: string, changedAt: string): string {
  const stamp = `${changedAt.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = text
    .split('\r\n')
    .flatMap((line) => (line === 'BEGIN:VEVENT' ? [line, `UID:${uid}`, `DTSTAMP:${stamp}`] : [line]));
  return `${foldLines(lines)}\r\n`;
}
