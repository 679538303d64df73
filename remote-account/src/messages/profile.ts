export const profileSaved = 'Profile saved.';
export const profileNotSaved = (fields: readonly string[]) => `This server did not save: ${fields.join(', ')}.`;
export const profileNotChecked =
  'Your changes were sent, but could not be confirmed. Reload the page to see what was saved.';
export const profileFailed = 'Your profile could not be saved.';
export const profileUnavailable = 'Your profile could not be loaded.';
export const currentPasswordHint =
  'Your session is older than ten minutes, so this change needs your current password.';
export const pendingEmail = (pending: string, current: string) =>
  `We sent a link to ${pending}. Open it to confirm the new address. Until then, log in with ${current}.`;
export const match = 'OK';
export const wrong = 'Wrong';
export const noMatch = 'The password does not match';
export const profileTitle = 'My Profile';
export const profileIntro = 'Your name, your email and your password.';
export const keepPasswordHint = 'Leave both empty to keep your current password.';
export const repeatPassword = 'Repeat Password';
export const currentPassword = 'Current Password';
export const saveProfile = 'Save';

export const deleteTitle = 'Danger zone';
export const deleteAccount = 'Delete account';
export const deleteOrganization = 'Delete organization';
export const deleteAccountIntro = 'Deletes your account. Agents, codes and documents stay with your organization.';
export const deleteAloneIntro = (organization: string) =>
  `You are the only person in ${organization}, so this deletes everything in it: agents, documents, conversations, codes and notifications.`;
export const deleteOrganizationIntro = (organization: string) =>
  `Deletes ${organization} with all agents, documents, conversations, codes and notifications, and everybody's account.`;
export const deleteForGood = 'This cannot be undone.';
export const confirmLabel = (text: string) => `Type ${text} to confirm`;
export const confirmDiffers = (text: string) => `Type ${text} exactly as it is shown.`;
export const deleteFailed = 'Nothing was deleted.';
export const accountDeleted = 'Your account was deleted.';
export const organizationDeleted = 'Your organization was deleted.';

export const sessionsTitle = 'Sessions';
export const sessionsIntro = 'Where you are logged in. End any you do not recognize.';
export const sessionsUnavailable = 'Your sessions could not be loaded.';
export const thisSession = 'This browser';
export const lastUsed = 'Last used';
export const endSession = 'End';
export const endOthers = 'End all others';
export const onlySession = 'You are not logged in anywhere else.';
/** Translates the server's English name for a browser, as in 'Firefox on Linux'. */
export const browserName = (browser: string) => browser;
export const sessionEnded = (browser: string) => `The session in ${browser} was ended.`;
export const othersEnded = 'All other sessions were ended.';
export const endFailed = 'The session could not be ended.';
