import { foldLines } from '@frontdesk/shared/endpoints/fold-lines';

/**
 * Turns an iCalendar text into a file (RFC 5545): adds the UID and time stamp that a file requires and a printed code
 * omits, and folds long lines.
 */
export function calendarFile(text: string, uid: string, changedAt: string): string {
  const stamp = `${changedAt.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = text
    .split('\r\n')
    .flatMap((line) => (line === 'BEGIN:VEVENT' ? [line, `UID:${uid}`, `DTSTAMP:${stamp}`] : [line]));
  return `${foldLines(lines)}\r\n`;
}
