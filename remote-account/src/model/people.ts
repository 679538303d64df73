export type Role = 'owner' | 'member';

/** A person of the organization. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly isYou: boolean;
}

/** An invitation that was not accepted yet. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly dateSent: string | null;
  readonly dateExpires: string | null;
}

/** Returns the name, or the email of a person without a name. */
export function nameOf({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Whether an invitation's link has expired. */
export function isExpired({ dateExpires }: Invitation, now: number = Date.now()): boolean {
  return dateExpires !== null && Date.parse(dateExpires) < now;
}
