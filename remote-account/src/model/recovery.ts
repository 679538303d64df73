import * as v from 'valibot';
import * as messages from '../messages';
import { filled } from './filled';

export const recoverySchema = v.object({
  email: filled(messages.emailRequired),
});
