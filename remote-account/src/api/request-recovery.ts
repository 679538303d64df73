import { call } from '@frontdesk/shared/app';
import { forgotPassword } from '@frontdesk/shared/endpoints/authentication';
import { urls } from '../urls';

/** Requests the recovery email, whose link leads back to this site. */
export async function requestRecovery(email: string): Promise<void> {
  await call(forgotPassword, { email, clientURI: `${window.location.origin}${urls.resetPassword}` });
}
