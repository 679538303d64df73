import { percentEncode } from '../percent-encode';
import type { Kind, Rule } from './kind';

/** `number` is a + followed by digits, starting with the country code; `message` may be ''. */
export type Sms = { number: string; message: string };

export const sms: Kind<Sms, Rule> = {
  name: 'SMS',
  fields: {
    number: { label: 'Number', rule: 'phone', isRequired: true },
    message: { label: 'Message', rule: 'area' },
  },
  /** The form that both iPhone and Android cameras read; for `sms:`, they expect the text in different forms. */
  text: ({ number, message }) => `SMSTO:${number}:${message}`,
  lines: ({ number, message }) => [number, message],
  defaultName: ({ number }) => `SMS ${number}`,
  link: ({ number, message }) => ({
    title: number,
    text: message,
    label: 'Write a text message',
    // Browsers do not support SMSTO (RFC 5724).
    address: `sms:${number}${message === '' ? '' : `?body=${percentEncode(message)}`}`,
  }),
  size: { at: 'message', what: 'message' },
};
