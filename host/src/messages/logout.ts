// Text on the page that ends the session.

export const loggedOut = 'You have been logged out.';
