export const title = 'Sign in again';
export const reason = 'Your session has ended. What you typed is still here.';
export const refused = 'Email or password is wrong.';
export const email = 'Email';
export const password = 'Password';
export const leave = 'Leave without saving';
export const signIn = 'Sign in';
