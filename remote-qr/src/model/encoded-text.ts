import { checkPhoneNumber } from './phone-number';
import type { QrContent, QrPayloads } from './qr-content';

/** The exact text that a phone reads out of the code. */
export function encodedText(content: QrContent): string {
  switch (content.type) {
    case 'Url':
      return content.payload.Url.trim();
    case 'Whatsapp':
      return whatsappLink(content.payload);
    case 'CalendarEvent':
      return calendarEntry(content.payload);
  }
}

function whatsappLink({ number, message }: QrPayloads['Whatsapp']): string {
  const checked = checkPhoneNumber(number);
  const digits = checked.ok ? checked.digits : number.replace(/\D/g, '');
  // Half an emoji, as cutting a text leaves behind, cannot be percent-encoded.
  return `https://wa.me/${digits}?text=${encodeURIComponent(message.replace(/\p{Surrogate}/gu, '\ufffd'))}`;
}

/** The times stay as typed, without a zone: the event's local time wherever it is scanned. */
function calendarEntry(event: QrPayloads['CalendarEvent']): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    `SUMMARY:${escapeText(event.subject)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DTSTART:${compactTime(event.startTime)}`,
    `DTEND:${compactTime(event.endTime)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}

/** 2026-05-01T10:00 becomes 20260501T100000. */
function compactTime(local: string): string {
  const [date = '', time = ''] = local.split('T');
  return `${date.replaceAll('-', '')}T${time.replaceAll(':', '').slice(0, 6).padEnd(6, '0')}`;
}
