// The host's own entries (spec section 2.2).

export const dashboard = 'Dashboard';
export const status = 'Status';
export const statusHint = 'Status has no page yet. Open Health from “Go to” to see how this site is doing.';
export const setting = 'Setting';
export const settingHint =
  'Settings have no page yet. Change your details in your profile and the theme at the top right.';
export const profileHint = 'Open your profile with the picture at the top right.';
export const logOut = 'Log Out';
export const groups = { main: 'Main', lists: 'lists', settings: 'settings' } as const;
