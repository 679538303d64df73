import { NAME_MAX } from '@frontdesk/shared/endpoints/fields';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';

/** What a code is called when its owner gave it no name. */
export function defaultName(content: QrContent): string {
  switch (content.type) {
    case 'Url':
      return new URL(content.payload.Url).host.slice(0, NAME_MAX);
    case 'Whatsapp':
      return `WhatsApp ${content.payload.number}`.slice(0, NAME_MAX);
    case 'CalendarEvent':
      return content.payload.subject.replace(/\s+/g, ' ').slice(0, NAME_MAX);
  }
}
