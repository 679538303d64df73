import type { Translation } from '@frontdesk/shared/contract';

/**
 * Joins words as in `a`, `a oder b` and `a, b oder c`. Each remote supplies the words for what it finds, already in the
 * accusative.
 */
function join(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} oder ${words.at(-1)}`;
}

export default {
  paletteTitle: 'Gehe zu',
  find: (things) => `Suchen Sie ${join(['eine Seite', ...things])}`,
  matches: 'Treffer',
  noMatches: 'Keine Treffer.',
  notSearched: (things) => `Es ließ sich nicht prüfen, ob es dazu ${join(things)} gibt.`,
  searchFailed: (remote) => `Search in ${remote} failed:`,
  kinds: { screen: 'Seite', recent: 'Zuletzt', action: 'Aktion' },
  health: 'Systemzustand',
  releases: 'Versionen',
  searchWords: {
    dashboard: ['start', 'startseite', 'übersicht'],
    health: ['status', 'teile', 'version', 'health'],
    releases: ['release', 'einführung', 'zurücksetzen', 'veröffentlichen', 'token'],
    logOut: ['ausloggen', 'logout', 'verlassen'],
    theme: ['dunkel', 'hell', 'nacht', 'modus', 'farben'],
  },
  title: 'Erneut anmelden',
  reason: 'Ihre Sitzung ist beendet. Was Sie eingegeben haben, ist noch da.',
  refused: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  leave: 'Ohne Speichern verlassen',
  signIn: 'Anmelden',
  dashboard: 'Dashboard',
  logOut: 'Abmelden',
  toLightTheme: 'Zum hellen Design wechseln',
  toDarkTheme: 'Zum dunklen Design wechseln',
} satisfies Translation<typeof import('../dialogs')>;
