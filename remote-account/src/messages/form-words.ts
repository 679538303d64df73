export const firstName = 'First Name';
export const lastName = 'Last Name';
export const confirmPassword = 'Confirm Password';
export const loginLink = 'Login';
export const backToLogin = 'Back to Login';
export const hasAccount = 'Already have an account?';
export const cancel = 'Cancel';
export const loading = 'Loading...';
export const passwordHint = 'At least 10 characters, with a digit, an uppercase and a lowercase letter and a symbol.';

export const email = 'Email';
export const password = 'Password';

export const firstNameRequired = 'First Name is required';
export const lastNameRequired = 'Last Name is required';
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
/** The login page shows it after registration, and removes it on login. */
export const registered = 'Your account is ready. Log in to begin.';
