export const email = 'Email';
export const password = 'Password';
