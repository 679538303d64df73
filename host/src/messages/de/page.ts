import type { Translation } from '@frontdesk/shared/contract';

export default {
  product: 'Frontdesk',
  about: 'Über Frontdesk',
  slogan: 'Ihre Kundschaft fragt. Ihre Dokumente antworten.',
  offer: 'Agenten für Ihre Website und QR-Codes, die Sie noch nach dem Druck ändern können.',
  titles: {
    login: 'Anmelden',
    dashboard: 'Dashboard',
    health: 'Systemzustand',
    releases: 'Versionen',
    logOut: 'Abmelden',
    notInstalled: 'Nicht installiert',
    notAvailable: 'Nicht verfügbar',
  },
  parts: {
    frame: 'Der Rahmen',
    dashboard: 'Das Dashboard',
    page: 'Diese Seite',
    signIn: 'Das Anmeldefenster',
    marker: 'Der Hinweis auf Abweichungen',
  },
  storageBlocked:
    'Ihr Browser blockiert den Speicher für diese Website. Sie bleiben angemeldet, bis Sie die Seite schließen oder neu laden.',
  serverSlow: 'Der Server antwortet langsam. Wir warten noch.',
  open: 'Öffnen',
  dismiss: 'Schließen',
} satisfies Translation<typeof import('../page')>;
