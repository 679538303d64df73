import { compactTime } from '@frontdesk/shared/endpoints/event-times';
import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import { encodedText, escapeText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { asciiAddress } from '@frontdesk/shared/endpoints/web-address';

/**
 * Whether the text of a code matches the requested content. Another server may encode the link or the event
 * differently, so any text with the same number and message, or the same event, matches.
 */
export function carriesContent(read: string, content: QrContent): boolean {
  if (read === encodedText(content)) return true;
  switch (content.type) {
    case 'Url':
      return asciiAddress(read) === encodedText(content);
    case 'Whatsapp': {
      const { number, message } = content.payload;
      const checked = checkPhoneNumber(number);
      return checked.ok && read.replace(/\D/g, ' ').includes(checked.digits) && spoken(read).includes(spoken(message));
    }
    case 'CalendarEvent': {
      const { subject, startTime, endTime } = content.payload;
      const lines = read.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
      const hasTime = (name: string, typed: string) =>
        lines.some((line) => line.startsWith(name) && writings(typed).some((written) => line.endsWith(`:${written}`)));
      return (
        lines.includes(`SUMMARY:${escapeText(subject)}`) && hasTime('DTSTART', startTime) && hasTime('DTEND', endTime)
      );
    }
    default:
      // Only this browser draws the other kinds.
      return false;
  }
}

/** Returns the time as typed, and in UTC. */
function writings(typed: string): string[] {
  const local = compactTime(typed);
  const moment = new Date(typed);
  const utc = Number.isNaN(moment.getTime()) ? null : compactTime(moment.toISOString().slice(0, 19));
  return [...(local ? [local] : []), ...(utc ? [`${utc}Z`] : [])];
}

/** Decodes a link's text; a + in a link is a space. */
function spoken(text: string): string {
  const plain = text.replace(/\+/g, ' ');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
