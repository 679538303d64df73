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
