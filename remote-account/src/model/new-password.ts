import * as v from 'valibot';
import * as messages from '../messages';

/** Both are required and equal; the strength is the server's to judge (spec section 5.4). */
export const newPasswordSchema = v.pipe(
  v.object({ password: v.string(), confirmPassword: v.string() }),
  // Said once, at the first field that is empty.
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
