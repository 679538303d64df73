/** Folds long lines as iCalendar and vCard require (RFC 5545, RFC 2426). */
import { byteLength } from './qr-bytes';

const OCTETS_MAX = 75;

/**
 * Folds lines to at most 75 octets with CRLF line breaks; a folded line continues after a space. Never splits a
 * character.
 */
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
