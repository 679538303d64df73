interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Stored only in memory: a reload clears them, and the password is never in the browser's storage or history. */
let registered: Credentials | null = null;

/** Stores what was typed during registration until the login page is left, so that nobody has to type it twice. */
export function rememberRegistered(credentials: Credentials): void {
  registered = credentials;
}

/** Returns the password that was just registered for `email`; '' if there is none. */
export function registeredPassword(email: string): string {
  return registered !== null && registered.email === email ? registered.password : '';
}

export function forgetRegistered(): void {
  registered = null;
}
