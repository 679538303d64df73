import * as v from 'valibot';
import { messages } from '../messages';
import { filled } from './filled';

/** Both are required; whether they are right is the server's to say (spec section 5). */
export const credentialsSchema = v.object({
  email: filled(messages.emailRequired),
  password: v.pipe(v.string(), v.minLength(1, messages.passwordRequired)),
});
