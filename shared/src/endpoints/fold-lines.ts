/** Long lines as iCalendar and vCard write them (RFC 5545, RFC 2426). */
import { byteLength } from './byte-length';

const OCTETS_MAX = 75;

/** At most 75 octets a line, line breaks as CRLF; the rest of a line continues after a space. Never cuts a character. */
export function foldLines(lines: readonly string[]): string {
  return lines.map(fold).join('\r\n');
}

function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = byteLength(character);
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
