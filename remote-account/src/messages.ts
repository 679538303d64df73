/** The owner's words, as spec sections 2, 5 and 8 have them. */
export const messages = {
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  loginFailed: 'Login failed:',
  loginRefused: 'Email or password is wrong.',
  registrationUnexpected: 'Unexpected error occurred.',
  passwordsDiffer: 'Passwords do not match.',
  recoverySent: (email: string) => `If an account exists for ${email}, a recovery email has been sent.`,
  recoveryFailed: 'Something went wrong',
  fillAllFields: 'Please fill in all fields',
  newPasswordsDiffer: 'Passwords do not match',
  resetDone: 'Your password has been reset successfully!',
  resetFailed: 'Reset failed',
  resetLinkIncomplete:
    'This reset link is incomplete. Open the link in your recovery email again, or ask for a new one.',
  loggedOut: 'You have been logged out.',
  profileSaved: 'Profile saved.',
  profileFailed: 'Your profile could not be saved.',
  profileUnavailable: 'Your profile could not be loaded.',
  match: 'OK',
  wrong: 'Wrong',
  noMatch: 'The password does not match',
} as const;
