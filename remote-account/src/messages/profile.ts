export const profileSaved = 'Profile saved.';
export const profileNotSaved = (fields: readonly string[]) => `This server did not save: ${fields.join(', ')}.`;
export const profileNotChecked =
  'The profile was sent, but it could not be read again. Reload the page to see what was saved.';
export const profileFailed = 'Your profile could not be saved.';
export const profileUnavailable = 'Your profile could not be loaded.';
export const currentPasswordHint =
  'Your session is older than ten minutes, so this change needs the password you have now.';
export const pendingEmail = (pending: string, current: string) =>
  `We sent a link to ${pending}. Open it to confirm the new address. Until then you log in with ${current}.`;
export const match = 'OK';
export const wrong = 'Wrong';
export const noMatch = 'The password does not match';
export const profileTitle = 'My Profile';
export const profileIntro = 'Your name, your email and your password.';
export const keepPasswordHint = 'Leave both empty to keep the password you have.';
export const repeatPassword = 'Repeat Password';
export const currentPassword = 'Current Password';
export const saveProfile = 'Save';
