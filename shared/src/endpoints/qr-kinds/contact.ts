import { foldLines } from '../fold-lines';
import { isBlank } from '../visible-text';
import { escapeText, type Kind, type Rule } from './kind';

/** A person or a company. Any field may be '', except that either the name or the company is required. */
export type Contact = {
  firstName: string;
  lastName: string;
  company: string;
  /** Digits with country code, after a +. */
  phone: string;
  email: string;
  website: string;
};

export const contact: Kind<Contact, Rule> = {
  name: 'Contact',
  fields: {
    firstName: { label: 'First name', rule: 'line' },
    lastName: { label: 'Last name', rule: 'line' },
    company: { label: 'Company', rule: 'line' },
    phone: { label: 'Phone', rule: 'phone' },
    email: { label: 'Email', rule: 'email' },
    website: { label: 'Website', rule: 'address' },
  },
  /** Writes a vCard 3.0 (RFC 2426), the version that every phone reads. Omits empty fields. */
  text(payload) {
    const { firstName, lastName, company, phone, email, website } = payload;
    const optional = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`]);
    return foldLines([
      'BEGIN:VCARD',
      'VERSION:3.0',
      // Required, even for a company without a contact person.
      `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
      `FN:${escapeText(contactName(payload))}`,
      ...optional('ORG', escapeText(company)),
      ...optional('TEL', escapeText(phone)),
      ...optional('EMAIL', escapeText(email)),
      // Not escaped: addresses have their own escapes, and phones keep a backslash as part of the address.
      ...optional('URL', website.replace(/\p{Cc}/gu, '')),
      'END:VCARD',
    ]);
  },
  lines(payload) {
    const { company, phone, email, website } = payload;
    const name = contactName(payload);
    return [name, name === company ? '' : company, phone, email, website];
  },
  link: { file: 'contact.vcf', type: 'text/vcard; charset=utf-8' },
  check: {
    at: 'firstName',
    problem: ({ firstName, lastName, company }) =>
      isBlank(firstName + lastName + company) ? 'Enter a name or a company.' : null,
  },
  size: { at: 'website', what: 'contact' },
};

/** Returns the name that an address book shows. */
function contactName({ firstName, lastName, company }: Contact): string {
  return [firstName, lastName].join(' ').trim() || company;
}
