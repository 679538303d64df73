import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { contactName } from '@frontdesk/shared/endpoints/qr-kinds/contact';

/**
 * Formats start and end in the reader's format, with the date once when both are on the same day. Unchanged unless they
 * are dates in order.
 */
export function formatTimeRange(start: string, end: string, locale?: string): string {
  const [from, to] = [new Date(start), new Date(end)];
  if (!(from <= to)) return `${start} – ${end}`;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).formatRange(from, to);
}

/** Describes a code's content in lines, in reading order; leaves out empty lines. */
export function describeContent(content: QrContent): string[] {
  return lines(content).filter((line) => line.trim() !== '');
}

function lines(content: QrContent): string[] {
  switch (content.type) {
    case 'Url':
      return [content.payload.Url];
    case 'Whatsapp': {
      const { number, message } = content.payload;
      const checked = checkPhoneNumber(number);
      return [checked.ok ? `+${checked.digits}` : number, message];
    }
    case 'CalendarEvent': {
      const { subject, location, startTime, endTime } = content.payload;
      return [subject, formatTimeRange(startTime, endTime), location];
    }
    case 'Contact': {
      const { company, phone, email, website } = content.payload;
      const name = contactName(content.payload);
      return [name, name === company ? '' : company, phone, email, website];
    }
    case 'Wifi':
      // Leaves out the password, which people near the screen could read.
      return [content.payload.networkName];
    case 'Email':
      return [content.payload.email, content.payload.subject];
    case 'Phone':
      return [content.payload.number];
    case 'Sms':
      return [content.payload.number, content.payload.message];
    case 'Place': {
      const { label, latitude, longitude } = content.payload;
      return [label, `${latitude}, ${longitude}`];
    }
    case 'Text':
      return [content.payload.text];
  }
}
