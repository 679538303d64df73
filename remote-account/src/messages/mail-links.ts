export const joinTitle = (organization: string | null) => (organization ? `Join ${organization}` : 'Join');
export const joinIntro = (email: string) => `You were invited as ${email}. Choose a password to log in with.`;
export const joinIncomplete = 'This invitation link is incomplete. Open the link in your email again.';
export const joined = (organization: string) => `Welcome to ${organization}.`;
export const joinFailed = 'Could not join.';
export const join = 'Join';

export const confirmTitle = 'Confirm Email';
export const confirming = 'Confirming your new email…';
export const confirmed = (email: string) => `From now on, log in with ${email}.`;
export const confirmFailed = 'Your new email could not be confirmed.';
export const confirmIncomplete = 'This link is incomplete. Open the link in your email again.';
export const toProfile = 'Go to your profile';

export const recoverySent = (email: string) => `If an account exists for ${email}, a recovery email has been sent.`;
export const recoveryFailed = 'Something went wrong';
export const fillAllFields = 'Please fill in all fields';
export const newPasswordsDiffer = 'Passwords do not match';
export const resetDone = 'Your password has been reset successfully!';
export const resetFailed = 'Reset failed';
export const resetLinkIncomplete =
  'This reset link is incomplete. Open the link in your recovery email again, or request a new one.';
export const recoveryTitle = 'Forgot Password';
export const recoveryIntro = 'We will email you a link to set a new password.';
export const sendRecovery = 'Send Recovery Email';
export const resetTitle = 'Reset Password';
export const resetFor = (email: string) => `For ${email}`;
export const newPassword = 'New Password';
export const resetPassword = 'Reset password';
