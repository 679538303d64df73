const OCTETS_MAX = 75;

/**
 * An iCalendar text as a file (RFC 5545): with the UID and time stamp that a file must have, which are left out of a
 * printed code, and with long lines folded.
 */
export function calendarFile(text: string, uid: string, changedAt: string): string {
  const stamp = `${changedAt.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = text
    .split('\r\n')
    .flatMap((line) => (line === 'BEGIN:VEVENT' ? [line, `UID:${uid}`, `DTSTAMP:${stamp}`] : [line]));
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** At most 75 octets a line; the rest goes on after a space. Never cuts a character. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > OCTETS_MAX) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}
