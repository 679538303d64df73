/** A visitor's contact details and message for a person. */
export interface PersonRequest {
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly consent: boolean;
}

export type PersonField = keyof PersonRequest;

export function missingFields({ name, email, consent }: PersonRequest): readonly PersonField[] {
  const missing: PersonField[] = [];
  if (name.trim() === '') missing.push('name');
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) missing.push('email');
  if (!consent) missing.push('consent');
  return missing;
}
