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
