import { escapeText } from '../escape-text';
import { foldLines } from '../fold-lines';

/** A person or a company; every field may be '', but not name and company together. */
export type Contact = {
  firstName: string;
  lastName: string;
  company: string;
  /** With country code, digits after a +. */
  phone: string;
  email: string;
  website: string;
};

/** The name that an address book shows. */
export function contactName({ firstName, lastName, company }: Contact): string {
  return [firstName, lastName].join(' ').trim() || company;
}

/** A vCard 3.0 (RFC 2426), the version that every phone reads. Empty fields are left out. */
export function contactCard(contact: Contact): string {
  const { firstName, lastName, company, phone, email, website } = contact;
  const optional = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`]);
  return foldLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, also for a company that has no person.
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(contactName(contact))}`,
    ...optional('ORG', escapeText(company)),
    ...optional('TEL', escapeText(phone)),
    ...optional('EMAIL', escapeText(email)),
    // An address has its own escapes, and phones keep a backslash as part of it.
    ...optional('URL', website.replace(/\p{Cc}/gu, '')),
    'END:VCARD',
  ]);
}
