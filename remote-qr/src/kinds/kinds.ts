/** The forms of all kinds of codes, in the order of the menu. */
import { QR_TYPE_NAMES, type QrType } from '@frontdesk/shared/endpoints/qr';
import { calendarEvent } from './calendar-event';
import { contact } from './contact';
import { email } from './email';
import type { KindForm } from './kind-form';
import { phone } from './phone';
import { place } from './place';
import { sms } from './sms';
import { text } from './text';
import { url } from './url';
import { whatsapp } from './whatsapp';
import { wifi } from './wifi';

export const KIND_FORMS: { readonly [T in QrType]: KindForm<T> } = {
  Url: url,
  Whatsapp: whatsapp,
  CalendarEvent: calendarEvent,
  Contact: contact,
  Wifi: wifi,
  Email: email,
  Phone: phone,
  Sms: sms,
  Place: place,
  Text: text,
};

/** Returns the title of a kind's form. */
export function titleOf(type: QrType): string {
  return KIND_FORMS[type].title ?? `${QR_TYPE_NAMES[type]} QR code`;
}

/** Returns the name of a kind in the menu. */
export function tileNameOf(type: QrType): string {
  return KIND_FORMS[type].title ?? QR_TYPE_NAMES[type];
}
