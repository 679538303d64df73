import type { Translation } from '@frontdesk/shared/contract';

export default {
  product: 'Frontdesk',
  dashboard: 'Dashboard',
  skipToContent: 'Zum Inhalt springen',
  sidebar: 'Hauptmenü',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  toLightTheme: 'Zum hellen Design wechseln',
  toDarkTheme: 'Zum dunklen Design wechseln',
  myProfile: 'Mein Profil',
  showWork: 'Anzeigen',
  fetchFailed: (title) => `Failed to fetch ${title}:`,
  status: 'Status',
  statusHint:
    'Für den Status gibt es noch keine Seite. Öffnen Sie „Systemzustand“ über „Gehe zu“, um zu sehen, wie es dieser Website geht.',
  setting: 'Einstellungen',
  settingHint:
    'Für die Einstellungen gibt es noch keine Seite. Ihre Angaben ändern Sie in Ihrem Profil, das Design oben rechts.',
  profileHint: 'Ihr Profil öffnen Sie mit dem Bild oben rechts.',
  logOut: 'Abmelden',
  groups: { main: 'Start', lists: 'Listen', settings: 'Einstellungen' },
  part: 'Die Suche',
  open: 'Gehe zu',
  shortcut: 'Strg K',
  notAvailable: (reason) =>
    `Live-Benachrichtigungen sind nicht verfügbar: ${reason} Wir prüfen alle 15 Sekunden, ob es neue gibt.`,
  offlineNotice: 'Sie sind offline. Fehlende Daten werden von selbst geladen, sobald das Netz wieder da ist.',
  headline: 'Update verfügbar',
  ready: 'Eine neue Version dieser Website ist bereit.',
  saveFirst: 'Bitte speichern oder leeren Sie zuerst Ihre Eingaben, und laden Sie dann neu.',
  reload: 'Neu laden',
  tryAgain: 'Erneut versuchen',
  offline: 'Offline',
  manyNotifications: (count) => `${count} neue Benachrichtigungen`,
} satisfies Translation<typeof import('../frame')>;
