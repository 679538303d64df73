import type { Mail } from '../mail/mail';
import { RESET_MS } from './password-reset';

/** Writes the mail for 'Forgot Password?'. */
export function recoveryMail(
  user: { id: string; email: string; first_name: string; last_name: string },
  origin: string,
  token: string,
): Mail {
  const link = `${origin}/admin/reset_password?${new URLSearchParams({ token, email: user.email })}`;
  return {
    to: { name: `${user.first_name} ${user.last_name}`, address: user.email },
    about: { userId: user.id },
    expiresInMs: RESET_MS,
    subject: 'Set a new password for Frontdesk',
    text: [
      `Hello ${user.first_name},`,
      'somebody, most likely you, asked to set a new password for your Frontdesk account. This link does it:',
      link,
      'It works once, within an hour. If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n\n'),
  };
}
