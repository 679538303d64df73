/** Addresses that open an app of the phone: mail, telephone, messages, maps. */
import { percentEncode } from '../percent-encode';

/** All fields except `email` may be ''. */
export type Email = { email: string; subject: string; message: string };
/** Numbers are digits with country code, after a +. */
export type Phone = { number: string };
export type Sms = { number: string; message: string };
/** Decimal degrees; `label` may be ''. */
export type Place = { latitude: string; longitude: string; label: string };

/** Returns the address of a mail to write (RFC 6068), with CRLF line breaks. */
export function mailAddress({ email, subject, message }: Email): string {
  const parts = Object.entries({ subject, body: message.replace(/\r\n|\r|\n/g, '\r\n') })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${percentEncode(value)}`);
  const to = percentEncode(email).replace('%40', '@').replace(/%2B/g, '+');
  return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}

export function phoneAddress({ number }: Phone): string {
  return `tel:${number}`;
}

/**
 * Returns the form that the cameras of iPhones and Android phones read alike; they differ on the text of a `sms:`
 * address.
 */
export function smsText({ number, message }: Sms): string {
  return `SMSTO:${number}:${message}`;
}

/** Returns the same message as a link for a page (RFC 5724), because browsers do not know SMSTO. */
export function smsAddress({ number, message }: Sms): string {
  return `sms:${number}${message === '' ? '' : `?body=${percentEncode(message)}`}`;
}

/**
 * Returns the address of a place on a map. It opens the maps app of Android, and the app or the browser of an iPhone,
 * whose camera does not read `geo:`. Its search takes either a point or a name, so the label is left out.
 */
export function mapAddress({ latitude, longitude }: Place): string {
  return `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`;
}
