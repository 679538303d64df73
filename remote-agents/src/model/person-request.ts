import { emailField, filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';
import * as messages from '../messages';

/** Validates a request for a person. Consent is required. */
export const personRequestSchema = v.object({
  name: filledText(messages.chat.personNameInErrors),
  email: emailField,
  message: v.pipe(v.string(), v.trim()),
  consent: v.pipe(
    v.string(),
    v.check((choice) => choice === 'true', messages.chat.personConsentMissing),
  ),
});

export type PersonRequest = Pick<v.InferOutput<typeof personRequestSchema>, 'name' | 'email' | 'message'>;
