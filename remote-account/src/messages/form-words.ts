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
