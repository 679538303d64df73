/** What /login finds in the history after a registration. */
export interface RegisteredState {
  readonly email: string;
}

/** The email that was just registered; '' when /login was opened in another way. */
export function registeredEmail(state: unknown): string {
  const email = (state as Partial<RegisteredState> | null)?.email;
  return typeof email === 'string' ? email : '';
}
