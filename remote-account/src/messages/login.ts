export const emailRequired = 'Email is required';
export const passwordRequired = 'Password is required';
export const loginFailed = 'Login failed:';
export const loginRefused = 'Email or password is wrong.';

export const loginTitle = 'Login';
export const loginIntro = 'Welcome back to your front desk.';
export const forgotPassword = 'Forgot Password?';
export const newHere = 'New to Frontdesk?';
export const registerHere = 'Register here';
export const loginPassword = 'Password';
