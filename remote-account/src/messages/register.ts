export const noResponse = 'No response from server. Please try again later.';
export const registrationUnexpected = 'Unexpected error occurred.';
export const confirmPasswordRequired = 'Confirm Password is required';
export const organizationNameRequired = 'Organization Name is required';
export const passwordsDiffer = 'Passwords do not match.';

export const registerTitle = 'Register';
export const registerIntro = 'Set up the desk where your customers arrive.';
export const organizationName = 'Organization Name';
/** Depends on the server's REGISTRATION setting. Its operators can register anyway. */
export const notOpen: Readonly<Record<string, string>> = {
  invite: 'Registration is by invitation only. Ask an owner of your organization to invite you.',
  closed: 'This site does not accept new registrations.',
};
