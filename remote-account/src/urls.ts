/** Addresses that these pages link to. */
export const urls = {
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/admin/reset_password',
  home: '/',
  profile: '/MyProfile',
  people: '/people',
} as const;

/** The history state of /login after a registration. */
export interface RegisteredState {
  readonly email: string;
}

/** Returns the email that was just registered; '' when /login was opened in another way. */
export function registeredEmail(state: unknown): string {
  const email = (state as Partial<RegisteredState> | null)?.email;
  return typeof email === 'string' ? email : '';
}
