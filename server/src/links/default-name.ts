import { domainToUnicode } from 'node:url';
import { NAME_MAX } from '@frontdesk/shared/endpoints/fields';
import type { QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { contactName } from '@frontdesk/shared/endpoints/qr-kinds/contact';

/** Returns a one-line name for a code whose owner gave it none. */
export function defaultName(content: QrContent): string {
  return nameOf(content).replace(/\s+/g, ' ').trim().slice(0, NAME_MAX);
}

function nameOf(content: QrContent): string {
  switch (content.type) {
    case 'Url':
      return readableHost(new URL(content.payload.Url));
    case 'Whatsapp':
      return `WhatsApp ${content.payload.number}`;
    case 'CalendarEvent':
      return content.payload.subject;
    case 'Contact':
      return contactName(content.payload);
    case 'Wifi':
      return `Wi-Fi ${content.payload.networkName}`;
    case 'Email':
      return content.payload.email;
    case 'Phone':
      return content.payload.number;
    case 'Sms':
      return `SMS ${content.payload.number}`;
    case 'Place':
      return content.payload.label || `${content.payload.latitude}, ${content.payload.longitude}`;
    case 'Text':
      return content.payload.text;
  }
}

/** Returns a host as people write it: müller.de, not xn--mller-kva.de. */
function readableHost({ hostname, port }: URL): string {
  const name = domainToUnicode(hostname);
  return port === '' ? name : `${name}:${port}`;
}
