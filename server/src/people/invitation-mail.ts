import type { Mail } from '../mail/mail';
import { INVITATION_MS } from './invitation-store';

interface Invitation {
  readonly id: string;
  readonly email: string;
  readonly token: string;
  /** Name of the inviting person. */
  readonly from: string;
  readonly organization: string;
}

/** Writes the mail for 'Send invitation'. */
export function invitationMail({ id, email, token, from, organization }: Invitation, origin: string): Mail {
  return {
    to: { name: '', address: email },
    about: { invitationId: id },
    expiresInMs: INVITATION_MS,
    subject: `Join ${organization} on Frontdesk`,
    text: [
      'Hello,',
      `${from} invites you to ${organization} on Frontdesk. Open this link to choose a password and join:`,
      `${origin}/join?${new URLSearchParams({ token })}`,
      'It works once, within seven days. If you do not know the sender, ignore this mail.',
    ].join('\n\n'),
  };
}
