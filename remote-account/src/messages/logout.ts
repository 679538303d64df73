export const logoutTitle = 'Log out?';
export const logoutIntro = 'You have unsaved changes.';
export const logoutUnsaved = 'Logging out discards what you have not saved and stops uploads in progress.';
export const logoutCancel = 'Stay logged in';
export const logoutConfirm = 'Log out and discard';
export const loggedOut = 'You have been logged out.';
