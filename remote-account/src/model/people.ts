export type Role = 'owner' | 'member';

/** Somebody of the organization. */
export interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly role: Role;
  readonly isYou: boolean;
}

/** Somebody who was invited and has not joined. */
export interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly dateSent: string | null;
  readonly dateExpires: string | null;
}

/** The name, or the email of somebody who has none. */
export function nameOf({ firstName, lastName, email }: Person): string {
  return `${firstName} ${lastName}`.trim() || email;
}

/** Whether an invitation's link still works. */
export function isExpired({ dateExpires }: Invitation, now: number = Date.now()): boolean {
  return dateExpires !== null && Date.parse(dateExpires) < now;
}
