import { call } from '@frontdesk/shared/app';
import { forgotPassword } from '@frontdesk/shared/endpoints/authentication';
import * as v from 'valibot';
import * as messages from '../messages';
import { filled } from '../model/filled';
import { urls } from '../urls';

export const recoverySchema = v.object({
  email: filled(messages.emailRequired),
});

/** Requests the recovery mail, whose link leads back to this site. */
export async function requestRecovery(email: string): Promise<void> {
  await call(forgotPassword, { email, clientURI: `${window.location.origin}${urls.resetPassword}` });
}
