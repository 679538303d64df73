export const registerTitle = 'Register';
export const registerIntro = 'Set up the desk where your customers arrive.';
export const organizationName = 'Organization Name';
