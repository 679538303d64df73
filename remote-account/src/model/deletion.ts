import * as v from 'valibot';
import * as messages from '../messages';

/** Requires the password, and `expected` typed by hand in any letter case. */
export function deletionSchema(expected: string) {
  const isSame = (typed: string) => typed.trim().toLowerCase() === expected.trim().toLowerCase();
  return v.object({
    password: v.pipe(v.string(), v.minLength(1, messages.passwordRequired)),
    confirmation: v.pipe(v.string(), v.check(isSame, messages.confirmDiffers(expected))),
  });
}
