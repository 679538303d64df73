/** A profile as the server returns it, which never includes the password. */
export interface PublicProfile {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

const LABELS = { firstName: 'First Name', lastName: 'Last Name', email: 'Email' } as const;

/**
 * Returns the labels of the fields that the server returned with another value than was sent. Ignores the case of an
 * email, which servers may change.
 */
export function unsavedFields(sent: PublicProfile, read: PublicProfile): string[] {
  const fields = Object.keys(LABELS) as (keyof typeof LABELS)[];
  return fields.filter((field) => comparable(field, sent) !== comparable(field, read)).map((field) => LABELS[field]);
}

function comparable(field: keyof PublicProfile, profile: PublicProfile): string {
  const text = profile[field].trim().normalize();
  return field === 'email' ? text.toLowerCase() : text;
}
