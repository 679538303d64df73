/** A person or a company. Every field may be '', but not both name and company. */
export type Contact = {
  firstName: string;
  lastName: string;
  company: string;
  /** Digits with country code, after a +. */
  phone: string;
  email: string;
  website: string;
};

/** Returns the name that an address book shows. */
export function contactName({ firstName, lastName, company }: Contact): string {
  return [firstName, lastName].join(' ').trim() || company;
}
