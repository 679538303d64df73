export const loggedOut = 'You have been logged out.';
