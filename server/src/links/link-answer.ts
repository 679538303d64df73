import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { calendarFile } from './calendar-file';

/** What a scan is answered with: another address, or a file to download. */
export type LinkAnswer =
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'file'; readonly type: string; readonly name: string; readonly bytes: Buffer };

/** Where each kind of content leads. `changedAt` is when it was last changed, ISO 8601. */
export function linkAnswer(content: QrContent, slug: string, changedAt: string): LinkAnswer {
  const text = encodedText(content);
  switch (content.type) {
    case 'Url':
    case 'Whatsapp':
      return redirectTo(text);
    case 'CalendarEvent':
      return {
        kind: 'file',
        type: 'text/calendar; charset=utf-8',
        name: 'event.ics',
        bytes: Buffer.from(calendarFile(text, `${slug}@frontdesk`, changedAt)),
      };
  }
}

/** A header holds ASCII alone; an address that is ASCII stays exactly as typed. */
export function redirectTo(address: string): LinkAnswer {
  return { kind: 'redirect', location: /^[\x21-\x7e]+$/.test(address) ? address : new URL(address).href };
}
