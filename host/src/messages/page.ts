export const product = 'Frontdesk';
export const about = 'About Frontdesk';
export const slogan = 'Your customers ask. Your documents answer.';
export const offer = 'Agents for your website, and QR codes that you can change after print.';
export const sampleChat = {
  question: 'Can we check in after midnight?',
  answer: 'Yes. The night desk is open until 6:00. Please ring the bell at the side entrance.',
  thanks: 'Great, thank you!',
} as const;
export const titles = {
  login: 'Login',
  dashboard: 'Dashboard',
  health: 'Health',
  logOut: 'Log Out',
  notInstalled: 'Not installed',
  notAvailable: 'Not available',
} as const;
/** What a failure calls the parts of the host. */
export const parts = {
  frame: 'The frame',
  dashboard: 'The dashboard',
  health: 'The health page',
  noLogin: 'The page about the missing login',
  unknown: 'The page about this address',
  turnedOff: 'The reason',
  logOut: 'Logging out',
  signIn: 'The sign-in dialog',
  marker: 'The marker',
} as const;

export const unhandledTitle = 'Unhandled Thrown Error!';
export const tabTitle = 'Unhandled Thrown Error! - Frontdesk';
export const reassurance = 'Something broke that this page did not expect. What you saved before is safe.';
export const toDashboard = 'Go to the dashboard';

export const offline = 'You are offline';
export const loadsByItself = 'This page loads by itself when the network returns.';
export const tryAgain = 'Try again';
export const reloadPage = 'Reload page';
export const crashedTitle = 'This page crashed';
export const notAvailableTitle = 'This part is not available';
export const toHealth = 'View system health';
export const crashed = 'An error stopped this part of the site.';
export const noSite = 'This site could not be loaded.';
export const noPart = 'A part of this site could not be loaded.';
export const othersWork = 'Everything else keeps working.';
/** In the words of spec section 8.7. */
export const chunkLoadFailure = 'chunk load failure';
export const crashedToo = ', crashed';
export const loading = 'Loading...';
export const slow = 'This takes longer than usual.';

export const storageBlocked =
  'Your browser blocks storage for this site. You stay logged in until you close or reload the page.';
export const serverSlow = 'The server is slow to answer. We are still waiting.';

export const open = 'Open';
export const dismiss = 'Dismiss';
