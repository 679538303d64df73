/** The content of QR codes, for the forms that show it and the server that draws it (spec section 3.2). */
import { compactTime } from './event-times';
import { foldLines } from './fold-lines';
import { percentEncode } from './percent-encode';
import { checkPhoneNumber } from './phone-number';
import type { QrType } from './qr';
import {
  type Email,
  mailAddress,
  mapAddress,
  type Phone,
  type Place,
  phoneAddress,
  type Sms,
  smsText,
} from './qr-kinds/addresses';
import { type Contact, contactName } from './qr-kinds/contact';
import { type Wifi, wifiText } from './qr-kinds/wifi-text';
import { asciiAddress } from './web-address';

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

/** A payload with its type. */
export type QrContent = { [T in QrType]: { readonly type: T; readonly payload: QrPayloads[T] } }[QrType];

/** Returns the exact text in the code. Does not validate: invalid content is encoded as well as possible. */
export function encodedText(content: QrContent): string {
  switch (content.type) {
    case 'Url':
      return asciiAddress(content.payload.Url.trim());
    case 'Whatsapp':
      return whatsappLink(content.payload);
    case 'CalendarEvent':
      return calendarEntry(content.payload);
    case 'Contact':
      return contactCard(content.payload);
    case 'Wifi':
      return wifiText(content.payload);
    case 'Email':
      return mailAddress(content.payload);
    case 'Phone':
      return phoneAddress(content.payload);
    case 'Sms':
      return smsText(content.payload);
    case 'Place':
      return mapAddress(content.payload);
    case 'Text':
      return content.payload.text;
  }
}

function whatsappLink({ number, message }: QrPayloads['Whatsapp']): string {
  const checked = checkPhoneNumber(number);
  const digits = checked.ok ? checked.digits : number.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${percentEncode(message)}`;
}

/**
 * Writes an iCalendar event (RFC 5545). The times stay as typed, without a zone, so that the event is at that hour
 * wherever the phone is. Lines are not folded, because QR readers pass the text on unchanged and many calendars treat
 * each line as whole.
 */
function calendarEntry(event: QrPayloads['CalendarEvent']): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//EN',
    'BEGIN:VEVENT',
    `SUMMARY:${escapeText(event.subject)}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DTSTART:${compactTime(event.startTime) ?? event.startTime}`,
    `DTEND:${compactTime(event.endTime) ?? event.endTime}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n');
}

/** Writes a vCard 3.0 (RFC 2426), the version that every phone reads. Leaves out empty fields. */
function contactCard(contact: Contact): string {
  const { firstName, lastName, company, phone, email, website } = contact;
  const optional = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`]);
  return foldLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, even for a company without a person.
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(contactName(contact))}`,
    ...optional('ORG', escapeText(company)),
    ...optional('TEL', escapeText(phone)),
    ...optional('EMAIL', escapeText(email)),
    // Not escaped: addresses have escapes of their own, and phones keep a backslash as part of the address.
    ...optional('URL', website.replace(/\p{Cc}/gu, '')),
    'END:VCARD',
  ]);
}

/** Escapes commas, semicolons, backslashes and line breaks for iCalendar and vCard. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, ' ');
}
