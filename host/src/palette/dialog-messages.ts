import { joinWords } from '../contributions/join-words';

// The words of the dialog, which is loaded by itself.

export const title = 'Go to';
export const find = (things: readonly string[]) => `${title} ${joinWords(['a screen', ...things], 'or')}`;
export const matches = 'Matches';
export const noMatches = 'No matches.';
export const notSearched = (things: readonly string[]) => `Could not search for ${joinWords(things, 'or')}.`;
export const searchFailed = (remote: string) => `The search of ${remote} failed:`;
export const kinds = { screen: 'Screen', recent: 'Recent', action: 'Action' } as const;
export const dashboard = 'Dashboard';
export const health = 'Health';
export const logOut = 'Log Out';
export const toLightTheme = 'Switch to light theme';
export const toDarkTheme = 'Switch to dark theme';
/** Words that find an entry beside its own. */
export const searchWords = {
  dashboard: ['home', 'start'],
  health: ['status', 'parts', 'version'],
  logOut: ['sign out', 'log off', 'leave'],
  theme: ['dark', 'light', 'night', 'mode', 'colors', 'colours'],
} as const;
