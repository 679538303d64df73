export const emailRequired = 'Email is required';
export const passwordRequired = 'Password is required';
export const loginFailed = 'Login failed:';
export const loginRefused = 'Email or password is wrong.';
