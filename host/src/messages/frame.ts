export const product = 'Frontdesk';
export const dashboard = 'Dashboard';
export const skipToContent = 'Skip to content';
export const sidebar = 'Main';
export const menu = 'Menu';
export const openMenu = 'Open menu';
export const closeMenu = 'Close menu';
export const toLightTheme = 'Switch to light theme';
export const toDarkTheme = 'Switch to dark theme';
export const myProfile = 'My profile';
export const showWork = 'Show';

/** Also written to the console (spec section 8.4). */
export const fetchFailed = (title: string) => `Failed to fetch ${title.toLowerCase()}:`;

// The host's own entries (spec section 2.2).

export const status = 'Status';
export const statusHint = 'Status has no page yet. Open Health from “Go to” to see how this site is doing.';
export const setting = 'Setting';
export const settingHint =
  'Settings have no page yet. Change your details in your profile and the theme at the top right.';
export const profileHint = 'Open your profile from the picture at the top right.';
export const logOut = 'Log Out';
export const groups = { main: 'Main', lists: 'lists', settings: 'settings' } as const;

/** The palette's name in failure messages. */
export const part = 'The palette';
export const open = 'Go to';
export const shortcut = 'Ctrl K';

export const notAvailable = (reason: string) =>
  `Live notifications are unavailable: ${reason} We check for new ones every 15 seconds.`;

export const offlineNotice = 'You are offline. Missing data will load once you are back online.';

export const headline = 'Update available';
export const ready = 'A new version of this site is ready.';
export const saveFirst = 'First save or clear what you typed, then reload.';
export const reload = 'Reload';

export const tryAgain = 'Try again';
export const offline = 'Offline';
export const manyNotifications = (count: number) => `${count} new notifications`;
