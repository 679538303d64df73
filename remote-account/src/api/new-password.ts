import { call } from '@frontdesk/shared/app';
import { resetPassword } from '@frontdesk/shared/endpoints/authentication';
import * as v from 'valibot';
import * as messages from '../messages';

/** The contents of the link in a recovery email. */
export interface ResetLink {
  readonly token: string;
  readonly email: string;
}

/**
 * Reads token and email from the link's query string. Mail programs and other servers write an unescaped `+` for a
 * literal `+`, which a form decoder would read as a space; a lone `%` remains unchanged.
 */
export function readResetLink(search: string): ResetLink {
  const fields = new Map(
    search
      .replace(/^\?/, '')
      .split('&')
      .map((pair) => {
        const at = pair.indexOf('=');
        return at < 0 ? ([pair, ''] as const) : ([pair.slice(0, at), pair.slice(at + 1)] as const);
      }),
  );
  return { token: decode(fields.get('token') ?? ''), email: decode(fields.get('email') ?? '') };
}

function decode(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}

/** Requires two equal passwords; the server checks the strength (spec section 5.4). */
export const newPasswordSchema = v.pipe(
  v.object({ password: v.string(), confirmPassword: v.string() }),
  // Shown only at the first empty field.
  v.forward(
    v.check(({ password }) => password !== '', messages.fillAllFields),
    ['password'],
  ),
  v.forward(
    v.check(({ password, confirmPassword }) => password === '' || confirmPassword !== '', messages.fillAllFields),
    ['confirmPassword'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === '' || confirmPassword === '' || password === confirmPassword,
      messages.newPasswordsDiffer,
    ),
    ['confirmPassword'],
  ),
);

export interface NewPassword {
  readonly email: string;
  /** From the recovery email's link. */
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export async function setNewPassword(newPassword: NewPassword): Promise<void> {
  await call(resetPassword, newPassword);
}
