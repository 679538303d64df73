import { type Mail, textOf } from '../mail/mail';
import { mailsIn } from '../words/mails';
import { INVITATION_MS } from './invitation-store';

interface Invitation {
  readonly id: string;
  readonly email: string;
  /** The name of the inviting person. */
  readonly from: string;
  readonly organization: string;
  /** The inviting person's language, because the invited person's is not known yet. */
  readonly language: string | null;
}

/** Returns the address at which somebody joins with an invitation's token. */
export const invitationLink = (origin: string, token: string) => `${origin}/join?${new URLSearchParams({ token })}`;

/** Writes the email for 'Send invitation'. */
export function invitationMail({ id, email, from, organization, language }: Invitation, link: string): Mail {
  return {
    to: { name: '', address: email },
    about: { invitationId: id },
    expiresInMs: INVITATION_MS,
    ...textOf(mailsIn(language).invitation(from, organization, link)),
  };
}
