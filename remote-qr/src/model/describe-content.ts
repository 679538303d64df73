import { checkPhoneNumber } from './phone-number';
import type { QrContent } from './qr-content';

/** What a code says, in the order a person would read it; empty lines are left out. */
export function describeContent(content: QrContent, formatTime: (local: string) => string): string[] {
  return lines(content, formatTime).filter((line) => line.trim() !== '');
}

function lines(content: QrContent, formatTime: (local: string) => string): string[] {
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
      return [subject, `${formatTime(startTime)} – ${formatTime(endTime)}`, location];
    }
  }
}
