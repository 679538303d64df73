import { checkPhoneNumber } from '@frontdesk/shared/endpoints/phone-number';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { formatTimeRange } from './format-time-range';

/** What a code says, in the order a person would read it; empty lines are left out. */
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
  }
}
