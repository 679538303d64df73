import { foldLines } from '@frontdesk/shared/endpoints/fold-lines';
import { encodedText, type QrContent } from '@frontdesk/shared/endpoints/qr-content';
import { kindOf } from '@frontdesk/shared/endpoints/qr-kinds/kinds';
import { asSentence } from '../words/translate';
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

/** Returns where the content of a short link leads. `changedAt` is the time of its last change, in ISO 8601. */
export function linkAnswer(content: QrContent, slug: string, changedAt: string): LinkAnswer {
  const { type, payload } = content;
  const text = encodedText(content);
  const { link } = kindOf(type);
  // The destination of a place is the server's own page on this origin.
  if (link === 'own') return redirectTo(`/c/${slug}`);
  // Such a code is never stored: `checkDestination` refuses it.
  if (link === null) throw new Error(`A code of the type ${type} cannot be a short link.`);
  if (link === 'redirect') return redirectTo(text);
  if (typeof link === 'object') {
    const file = type === 'CalendarEvent' ? calendarFile(text, `${slug}@frontdesk`, changedAt) : `${text}\r\n`;
    return { kind: 'file', type: link.type, name: link.file, bytes: Buffer.from(file) };
  }
  // Scanner apps show an error instead of redirecting to an app of the phone, so such addresses are shown as links to
  // tap.
  const { title, text: shown, label, address = text } = link(payload);
  return {
    kind: 'page',
    title: title === null ? { words: 'Message' } : { typed: title },
    text: { typed: shown },
    link: label === null ? null : { address, label: asSentence(label) },
  };
}

/** Redirects to an address. A header may only contain ASCII; an ASCII address is used exactly as typed. */
export function redirectTo(address: string): LinkAnswer {
  return { kind: 'redirect', location: /^[\x21-\x7e]+$/.test(address) ? address : new URL(address).href };
}

/** Builds a page that says that an address cannot be reached, with a link to try it anyway. */
export const unreachablePage = (address: string): LinkAnswer => ({
  kind: 'page',
  title: { words: 'This page cannot be reached right now.' },
  text: { words: 'Please try again later.' },
  link: { address, label: 'Try it now' },
});
