import { call } from '@frontdesk/shared/app';
import { resetPassword } from '@frontdesk/shared/endpoints/authentication';

export interface NewPassword {
  readonly email: string;
  /** From the recovery mail's link. */
  readonly token: string;
  readonly password: string;
  readonly confirmPassword: string;
}

export async function setNewPassword(newPassword: NewPassword): Promise<void> {
  await call(resetPassword, newPassword);
}
