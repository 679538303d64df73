export const product = 'Frontdesk';
export const about = 'About Frontdesk';
export const slogan = 'Your customers ask. Your documents answer.';
export const offer = 'Agents for your website, and QR\u00a0codes you can change after printing.';
export const titles = {
  login: 'Login',
  dashboard: 'Dashboard',
  health: 'Health',
  releases: 'Releases',
  logOut: 'Log Out',
  notInstalled: 'Not installed',
  notAvailable: 'Not available',
} as const;
/** Names of the host's parts in failure messages. */
export const parts = {
  frame: 'The frame',
  dashboard: 'The dashboard',
  page: 'This page',
  signIn: 'The sign-in dialog',
  marker: 'The override marker',
} as const;

export const storageBlocked =
  'Your browser blocks storage for this site. You stay logged in until you close or reload the page.';
export const serverSlow = 'The server is slow to answer. We are still waiting.';

export const open = 'Open';
export const dismiss = 'Dismiss';
