/**
 * All kinds of QR codes: first those of the spec, then ours, whose images the browser draws. A new kind is a file like
 * `sms.ts`, its two lines here, and a file of the same name in `remote-qr/src/kinds`.
 */
import { calendarEvent } from './calendar-event';
import { type Contact, contact } from './contact';
import { type Email, email } from './email';
import type { FieldValue, Kind } from './kind';
import { type Phone, phone } from './phone';
import { type Place, place } from './place';
import { type Sms, sms } from './sms';
import { text } from './text';
import { url } from './url';
import { whatsapp } from './whatsapp';
import { type Wifi, wifi } from './wifi';

/** The payload of each type; field names are those of the wire. */
export type QrPayloads = {
  Url: { Url: string };
  Whatsapp: { number: string; message: string };
  CalendarEvent: { subject: string; description: string; location: string; startTime: string; endTime: string };
  Contact: Contact;
  Wifi: Wifi;
  Email: Email;
  Phone: Phone;
  Sms: Sms;
  Place: Place;
  Text: { text: string };
};

export const QR_KINDS = {
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
} satisfies { readonly [T in keyof QrPayloads]: Kind<QrPayloads[T]> };

export type QrType = keyof typeof QR_KINDS;

/** Returns a kind whose type is only known at run time. */
export function kindOf(type: QrType): Kind<Record<string, FieldValue>> {
  return QR_KINDS[type] as unknown as Kind<Record<string, FieldValue>>;
}

/** Returns the names of a type's payload fields, which are also the columns of a CSV file. */
export function payloadFieldsOf(type: QrType): readonly string[] {
  return Object.keys(kindOf(type).fields);
}
