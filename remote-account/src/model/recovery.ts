import * as v from 'valibot';
import { messages } from '../messages';

export const recoverySchema = v.object({
  email: v.pipe(v.string(), v.trim(), v.minLength(1, messages.emailRequired)),
});
