import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { contactName } from '@frontdesk/shared/endpoints/qr-kinds/contact';
import { formatTimeRange } from './format-time-range';

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
