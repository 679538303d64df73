import * as v from 'valibot';
import { messages } from '../messages';

const filled = v.pipe(v.string(), v.minLength(1, messages.fillAllFields));

/** Both are required and equal; the strength is the server's to judge (spec section 5). */
export const newPasswordSchema = v.pipe(
  v.object({ password: filled, confirmPassword: filled }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      messages.newPasswordsDiffer,
    ),
    ['confirmPassword'],
  ),
);
