import type { Translation } from '@frontdesk/shared/contract';

export default {
  unhandledTitle: 'Unerwarteter Fehler',
  tabTitle: 'Unerwarteter Fehler - Frontdesk',
  reassurance: 'Auf dieser Seite ist etwas schiefgegangen. Alles, was Sie gespeichert haben, ist sicher.',
  toDashboard: 'Zum Dashboard',
  offline: 'Sie sind offline',
  loadsByItself: 'Diese Seite lädt von selbst, sobald das Netz wieder da ist.',
  tryAgain: 'Erneut versuchen',
  reloadPage: 'Seite neu laden',
  crashedTitle: 'Diese Seite ist abgestürzt',
  notAvailableTitle: 'Dieser Teil ist nicht verfügbar',
  toHealth: 'Systemzustand ansehen',
  crashed: 'Ein Fehler hat diesen Teil der Website angehalten.',
  noSite: 'Diese Website konnte nicht geladen werden.',
  noPart: 'Ein Teil dieser Website konnte nicht geladen werden.',
  othersWork: 'Alles andere funktioniert weiter.',
  chunkLoadFailure: 'Ladefehler',
  crashedPart: 'abgestürzt',
  loading: 'Wird geladen …',
  slow: 'Das dauert länger als sonst.',
} satisfies Translation<typeof import('../parts')>;
