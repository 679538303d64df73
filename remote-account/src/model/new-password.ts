import * as v from 'valibot';
import * as messages from '../messages';

/** Requires two equal passwords; the server checks the strength (spec section 5.4). */
export const newPasswordSchema = v.pipe(
  v.object({ password: v.string(), confirmPassword: v.string() }),
  // Shown once, at the first empty field.
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
