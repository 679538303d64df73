export const unhandledTitle = 'Unhandled Thrown Error!';
export const tabTitle = 'Unhandled Thrown Error! - Frontdesk';
export const reassurance = 'Something went wrong on this page. Everything you saved is safe.';
export const toDashboard = 'Go to the dashboard';

export const offline = 'You are offline';
export const loadsByItself = 'This page will load once you are back online.';
export const tryAgain = 'Try again';
export const reloadPage = 'Reload page';
export const crashedTitle = 'This page crashed';
export const notAvailableTitle = 'This part is not available';
export const toHealth = 'View system health';
export const crashed = 'An error stopped this part of the site.';
export const noSite = 'This site could not be loaded.';
export const noPart = 'A part of this site could not be loaded.';
export const othersWork = 'Everything else keeps working.';
/** Quoted from spec section 8.7. */
export const chunkLoadFailure = 'chunk load failure';
export const crashedPart = 'crashed';
export const loading = 'Loading...';
export const slow = 'This is taking longer than usual.';
