import type { Translation } from '@frontdesk/shared/contract';

export default {
  description: 'Frontdesk betreibt die Chatbots und QR-Codes Ihres Unternehmens.',
  noScript: 'Frontdesk braucht JavaScript. Bitte schalten Sie es ein und laden Sie diese Seite neu.',
  notLoaded:
    'Diese Seite konnte nicht geladen werden. Laden Sie sie neu, oder versuchen Sie es in einigen Minuten noch einmal.',
  offline: 'Sie sind offline. Diese Seite lädt von selbst, sobald die Verbindung wieder da ist.',
  reload: 'Seite neu laden',
  slow: 'Das dauert länger als sonst.',
} satisfies Translation<typeof import('../early')>;
