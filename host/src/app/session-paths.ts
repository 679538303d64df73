/** Where people without a session are sent to, as `addressOf` writes it. */
export const LOGIN_PATH = '/login';

/** The address that ends the session, as `addressOf` writes it. */
export const LOGOUT_PATH = '/logout';
