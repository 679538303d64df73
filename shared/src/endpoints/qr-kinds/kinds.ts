/**
 * All kinds of QR codes: first those in the spec, then others, whose images the browser draws. A new kind needs a file
 * like `sms.ts`, lines in this file, a file with the same name in `remote-qr/src/kinds`, and its texts
 * (CONTRIBUTING.md).
 */
import { calendarEvent } from './calendar-event';
import { type Chat, chat } from './chat';
import { type Contact, contact } from './contact';
import { type Email, email } from './email';
import type { Field, FieldValue, Kind } from './kind';
import { type Phone, phone } from './phone';
import { type Place, place } from './place';
import { type Sms, sms } from './sms';
import { text } from './text';
import { url } from './url';
import { whatsapp } from './whatsapp';
import { type Wifi, wifi } from './wifi';

/** The payload of each type; the field names are the same as in the calls. */
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
  Chat: Chat;
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
  Chat: chat,
} satisfies { readonly [T in keyof QrPayloads]: Kind<QrPayloads[T]> };

export type QrType = keyof typeof QR_KINDS;

/** Returns a kind whose type is known only at run time. */
export function kindOf(type: QrType): Kind<Record<string, FieldValue>> {
  return QR_KINDS[type] as unknown as Kind<Record<string, FieldValue>>;
}

/** Returns the names of a type's payload fields. */
export function payloadFieldsOf(type: QrType): readonly string[] {
  return Object.keys(kindOf(type).fields);
}

/** Returns a type's columns in a CSV file by payload field: several for a list. */
export function columnsOf(type: QrType): ReadonlyMap<string, readonly string[]> {
  const columns = ([name, { rule, column = name, item, most = 0 }]: [string, Field]) =>
    [name, rule === 'lines' ? Array.from({ length: most }, (_, at) => `${item} ${at + 1}`) : [column]] as const;
  return new Map(Object.entries(kindOf(type).fields).map(columns));
}
