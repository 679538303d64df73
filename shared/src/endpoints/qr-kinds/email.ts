import { percentEncode } from '../percent-encode';
import type { Kind, Rule } from './kind';

/** All fields except `email` may be ''. */
export type Email = { email: string; subject: string; message: string };

export const email: Kind<Email, Rule> = {
  name: 'Email',
  fields: {
    email: { label: 'Email', rule: 'email', isRequired: true },
    subject: { label: 'Subject', rule: 'line' },
    message: { label: 'Message', rule: 'area' },
  },
  /** Returns the address that opens a new email with these fields (RFC 6068), with CRLF line breaks. */
  text({ email, subject, message }) {
    const parts = Object.entries({ subject, body: message.replace(/\r\n|\r|\n/g, '\r\n') })
      .filter(([, value]) => value !== '')
      .map(([name, value]) => `${name}=${percentEncode(value)}`);
    const to = percentEncode(email).replace('%40', '@').replace(/%2B/g, '+');
    return `mailto:${to}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
  },
  lines: ({ email, subject }) => [email, subject],
  link: ({ email, subject, message }) => ({
    title: email,
    text: [subject, message].join('\n\n').trim(),
    label: 'Write an email',
  }),
  size: { at: 'message', what: 'email' },
};
