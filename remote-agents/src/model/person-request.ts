import { emailField, filledText } from '@frontdesk/shared/endpoints/fields';
import * as v from 'valibot';

/** Validates a request for a person. Consent is required. */
export const personRequestSchema = v.object({
  name: filledText('Name'),
  email: emailField,
  message: v.pipe(v.string(), v.trim()),
  consent: v.pipe(
    v.string(),
    v.check((choice) => choice === 'true', 'Please agree, so that somebody can reply.'),
  ),
});

export type PersonRequest = Pick<v.InferOutput<typeof personRequestSchema>, 'name' | 'email' | 'message'>;
