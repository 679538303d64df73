/** A profile as it is read; the password is never read back. */
export interface PublicProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const LABELS = { firstName: 'First Name', lastName: 'Last Name', email: 'Email' } as const;

/** The labels of the fields that were sent and read back as something else. Servers may change the case of an email. */
export function unsavedFields(sent: PublicProfile, read: PublicProfile): string[] {
  const fields = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return fields.filter((field) => comparable(field, sent) !== comparable(field, read)).map((field) => LABELS[field]);
}

function comparable(field: keyof PublicProfile, profile: PublicProfile): string {
  const text = profile[field].trim().normalize();
  return field === 'email' ? text.toLowerCase() : text;
}
