import type { Mail } from '../mail/mail';
import { INVITATION_MS } from './invitation-store';

interface Invitation {
  readonly id: string;
  readonly email: string;
  /** Name of the inviting person. */
  readonly from: string;
  readonly organization: string;
}

/** Returns the address at which somebody joins with an invitation's token. */
export const invitationLink = (origin: string, token: string) => `${origin}/join?${new URLSearchParams({ token })}`;

/** Writes the mail for 'Send invitation'. */
export function invitationMail({ id, email, from, organization }: Invitation, link: string): Mail {
  return {
    to: { name: '', address: email },
    about: { invitationId: id },
    expiresInMs: INVITATION_MS,
    subject: `Join ${organization} on Frontdesk`,
    text: [
      'Hello,',
      `${from} invites you to ${organization} on Frontdesk. Open this link to choose a password and join:`,
      link,
      'It works once, within seven days. If you do not know the sender, ignore this mail.',
    ].join('\n\n'),
  };
}
