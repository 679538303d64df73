import type { Translation } from '@frontdesk/shared/contract';

export default {
  joinTitle: (organization) => (organization ? `${organization} beitreten` : 'Beitreten'),
  joinIntro: (email) => `Sie wurden als ${email} eingeladen. Legen Sie ein Passwort für die Anmeldung fest.`,
  joinIncomplete: 'Dieser Einladungslink ist unvollständig. Bitte öffnen Sie den Link in Ihrer E-Mail noch einmal.',
  joined: (organization) => `Willkommen bei ${organization}.`,
  joinFailed: 'Der Beitritt ist fehlgeschlagen.',
  join: 'Beitreten',

  confirmTitle: 'E-Mail-Adresse bestätigen',
  confirming: 'Ihre neue E-Mail-Adresse wird bestätigt …',
  confirmed: (email) => `Ab jetzt melden Sie sich mit ${email} an.`,
  confirmFailed: 'Ihre neue E-Mail-Adresse konnte nicht bestätigt werden.',
  confirmIncomplete: 'Dieser Link ist unvollständig. Bitte öffnen Sie den Link in Ihrer E-Mail noch einmal.',
  toProfile: 'Zu Ihrem Profil',

  recoverySent: (email) => `Falls es ein Konto für ${email} gibt, haben wir einen Link an diese Adresse gesendet.`,
  recoveryFailed: 'Etwas ist schiefgegangen.',
  fillAllFields: 'Bitte füllen Sie alle Felder aus.',
  newPasswordsDiffer: 'Die Passwörter stimmen nicht überein.',
  resetDone: 'Ihr neues Passwort ist gespeichert.',
  resetFailed: 'Das Passwort konnte nicht zurückgesetzt werden.',
  resetLinkIncomplete:
    'Dieser Link ist unvollständig. Bitte öffnen Sie den Link in Ihrer E-Mail noch einmal, oder fordern Sie einen neuen an.',
  recoveryTitle: 'Passwort vergessen',
  recoveryIntro: 'Wir senden Ihnen per E-Mail einen Link, mit dem Sie ein neues Passwort festlegen.',
  sendRecovery: 'Link anfordern',
  resetTitle: 'Passwort zurücksetzen',
  resetFor: (email) => `Für ${email}`,
  newPassword: 'Neues Passwort',
  resetPassword: 'Passwort speichern',
} satisfies Translation<typeof import('../mail-links')>;
