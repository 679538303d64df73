export const confirmTitle = 'Confirm Email';
export const confirming = 'Confirming your new email…';
export const confirmed = (email: string) => `From now on you log in with ${email}.`;
export const confirmFailed = 'Your new email could not be confirmed.';
export const confirmIncomplete = 'This link is incomplete. Open the link in your email again.';
export const toProfile = 'To your profile';
