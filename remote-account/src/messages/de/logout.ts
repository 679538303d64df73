import type { Translation } from '@frontdesk/shared/contract';

export default {
  logoutTitle: 'Abmelden?',
  logoutIntro: 'Sie haben nicht gespeicherte Änderungen.',
  logoutUnsaved:
    'Beim Abmelden geht verloren, was Sie nicht gespeichert haben, und laufende Uploads werden abgebrochen.',
  logoutCancel: 'Angemeldet bleiben',
  logoutConfirm: 'Abmelden und verwerfen',
  loggedOut: 'Sie sind abgemeldet.',
} satisfies Translation<typeof import('../logout')>;
