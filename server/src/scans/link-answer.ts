import { foldLines } from '@frontdesk/shared/endpoints/fold-lines';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { smsAddress } from '@frontdesk/shared/endpoints/qr-kinds/addresses';
import type { ContentPage } from './link-pages';

/**
 * Turns an iCalendar text into a file (RFC 5545): adds the UID and time stamp that a file requires and a printed code
 * omits, and folds long lines.
 */
export function calendarFile(text: string, uid: string, changedAt: string): string {
  const stamp = `${changedAt.slice(0, 19).replace(/[-:]/g, '')}Z`;
  const lines = text
    .split('\r\n')
    .flatMap((line) => (line === 'BEGIN:VEVENT' ? [line, `UID:${uid}`, `DTSTAMP:${stamp}`] : [line]));
  return `${foldLines(lines)}\r\n`;
}

/** The response to a scan: a redirect, a file to download, or a page. */
export type LinkAnswer =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'file'; readonly type: string; readonly name: string; readonly bytes: Buffer }
  | ({ readonly kind: 'page' } & ContentPage);

/** Returns where each kind of content leads. `changedAt` is its last change, ISO 8601. */
export function linkAnswer(content: QrContent, slug: string, changedAt: string): LinkAnswer {
  const text = encodedText(content);
  switch (content.type) {
    case 'Url':
    case 'Whatsapp':
    case 'Place':
      return redirectTo(text);
    case 'CalendarEvent':
      return {
        kind: 'file',
        type: 'text/calendar; charset=utf-8',
        name: 'event.ics',
        bytes: Buffer.from(calendarFile(text, `${slug}@frontdesk`, changedAt)),
      };
    case 'Contact':
      return {
        kind: 'file',
        type: 'text/vcard; charset=utf-8',
        name: 'contact.vcf',
        bytes: Buffer.from(`${text}\r\n`),
      };
    // Scanner apps show an error instead of redirecting to an app of the phone, so these are links to press.
    case 'Email': {
      const { email, subject, message } = content.payload;
      return {
        kind: 'page',
        title: email,
        text: [subject, message].join('\n\n').trim(),
        link: { address: text, label: 'Write an email' },
      };
    }
    case 'Phone':
      return { kind: 'page', title: content.payload.number, text: '', link: { address: text, label: 'Call' } };
    case 'Sms': {
      const { number, message } = content.payload;
      const link = { address: smsAddress(content.payload), label: 'Write a text message' };
      return { kind: 'page', title: number, text: message, link };
    }
    case 'Text':
      return { kind: 'page', title: 'Message', text, link: null };
    case 'Wifi':
      // Never stored: `checkDestination` refuses it.
      throw new Error('A Wi-Fi code cannot be a short link.');
  }
}

/** Redirects to an address. A header only holds ASCII; an ASCII address stays exactly as typed. */
export function redirectTo(address: string): LinkAnswer {
  return { kind: 'redirect', location: /^[\x21-\x7e]+$/.test(address) ? address : new URL(address).href };
}
