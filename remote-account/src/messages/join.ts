export const joinTitle = (organization: string | null) => (organization ? `Join ${organization}` : 'Join');
export const joinIntro = (email: string) => `You were invited as ${email}. Choose a password to log in with.`;
export const joinIncomplete = 'This invitation link is incomplete. Open the link in your email again.';
export const joined = (organization: string) => `Welcome to ${organization}.`;
export const joinFailed = 'You could not join.';
export const join = 'Join';
