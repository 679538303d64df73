import { joinWords } from './home';

// The texts of the dialog, which load separately.

export const paletteTitle = 'Go to';
export const find = (things: readonly string[]) => `${paletteTitle} ${joinWords(['a screen', ...things], 'or')}`;
export const matches = 'Matches';
export const noMatches = 'No matches.';
export const notSearched = (things: readonly string[]) => `Could not search for ${joinWords(things, 'or')}.`;
export const searchFailed = (remote: string) => `Search in ${remote} failed:`;
export const kinds = { screen: 'Screen', recent: 'Recent', action: 'Action' } as const;
export const health = 'Health';
export const releases = 'Releases';
/** Words that find an entry, in addition to those in its name. */
export const searchWords: Readonly<
  Record<'dashboard' | 'health' | 'releases' | 'logOut' | 'theme', readonly string[]>
> = {
  dashboard: ['home', 'start'],
  health: ['status', 'parts', 'version'],
  releases: ['version', 'rollout', 'roll back', 'publish', 'token'],
  logOut: ['sign out', 'log off', 'leave'],
  theme: ['dark', 'light', 'night', 'mode', 'colors', 'colours'],
};

export const title = 'Sign in again';
export const reason = 'Your session has ended. What you typed is still here.';
export const refused = 'Email or password is wrong.';
export const email = 'Email';
export const password = 'Password';
export const leave = 'Leave without saving';
export const signIn = 'Sign in';
export const dashboard = 'Dashboard';
export const logOut = 'Log Out';
export const toLightTheme = 'Switch to light theme';
export const toDarkTheme = 'Switch to dark theme';
