import type { Translation } from '@frontdesk/shared/contract';

export default {
  profileSaved: 'Profil gespeichert.',
  profileNotSaved: (fields) => `Das hat dieser Server nicht gespeichert: ${fields.join(', ')}.`,
  profileNotChecked:
    'Das Profil wurde gesendet, konnte danach aber nicht gelesen werden. Bitte laden Sie die Seite neu, um zu sehen, was gespeichert wurde.',
  profileFailed: 'Ihr Profil konnte nicht gespeichert werden.',
  profileUnavailable: 'Ihr Profil konnte nicht geladen werden.',
  currentPasswordHint:
    'Ihre Sitzung ist älter als zehn Minuten. Bitte bestätigen Sie diese Änderung mit Ihrem aktuellen Passwort.',
  pendingEmail: (pending, current) =>
    `Wir haben einen Link an ${pending} gesendet. Öffnen Sie ihn, um die neue Adresse zu bestätigen. Bis dahin melden Sie sich mit ${current} an.`,
  match: 'OK',
  wrong: 'Stimmt noch nicht überein',
  noMatch: 'Die Passwörter stimmen nicht überein',
  profileTitle: 'Mein Profil',
  profileIntro: 'Ihr Name, Ihre E-Mail-Adresse und Ihr Passwort.',
  keepPasswordHint: 'Lassen Sie beide Felder leer, um Ihr Passwort zu behalten.',
  repeatPassword: 'Passwort wiederholen',
  currentPassword: 'Aktuelles Passwort',
  saveProfile: 'Speichern',

  deleteTitle: 'Gefahrenbereich',
  deleteAccount: 'Konto löschen',
  deleteOrganization: 'Organisation löschen',
  deleteAccountIntro: 'Löscht Ihr Konto. Agenten, Codes und Dokumente bleiben Ihrer Organisation erhalten.',
  deleteAloneIntro: (organization) =>
    `Sie sind die einzige Person bei ${organization}. Deshalb wird hier alles gelöscht: Agenten, Dokumente, Gespräche, Codes und Benachrichtigungen.`,
  deleteOrganizationIntro: (organization) =>
    `Löscht ${organization} mit allen Agenten, Dokumenten, Gesprächen, Codes und Benachrichtigungen sowie die Konten aller Personen.`,
  deleteForGood: 'Das kann nicht rückgängig gemacht werden.',
  confirmLabel: (text) => `Zur Bestätigung ${text} eingeben`,
  confirmDiffers: (text) => `Bitte geben Sie ${text} genau so ein, wie es hier steht.`,
  deleteFailed: 'Es wurde nichts gelöscht.',
  accountDeleted: 'Ihr Konto wurde gelöscht.',
  organizationDeleted: 'Ihre Organisation wurde gelöscht.',

  sessionsTitle: 'Sitzungen',
  sessionsIntro: 'Hier sind Sie angemeldet. Beenden Sie Sitzungen, die Sie nicht kennen.',
  sessionsUnavailable: 'Ihre Sitzungen konnten nicht geladen werden.',
  thisSession: 'Dieser Browser',
  lastUsed: 'Zuletzt verwendet',
  endSession: 'Beenden',
  endOthers: 'Alle anderen beenden',
  onlySession: 'Sie sind sonst nirgends angemeldet.',
  browserName: (browser) =>
    browser
      .replace('Unknown browser', 'Unbekannter Browser')
      .replace(/ on (iPhone|iPad|Mac)$/, ' auf dem $1')
      .replace(' on ', ' unter '),
  sessionEnded: (browser) => `Die Sitzung wurde beendet: ${browser}.`,
  othersEnded: 'Alle anderen Sitzungen wurden beendet.',
  endFailed: 'Die Sitzung konnte nicht beendet werden.',
} satisfies Translation<typeof import('../profile')>;
