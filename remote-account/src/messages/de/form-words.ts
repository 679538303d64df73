import type { Translation } from '@frontdesk/shared/contract';

export default {
  firstName: 'Vorname',
  lastName: 'Nachname',
  confirmPassword: 'Passwort bestätigen',
  loginLink: 'Anmelden',
  backToLogin: 'Zurück zur Anmeldung',
  hasAccount: 'Haben Sie schon ein Konto?',
  cancel: 'Abbrechen',
  loading: 'Wird geladen …',
  passwordHint:
    'Mindestens 10 Zeichen, darunter eine Ziffer, ein Großbuchstabe, ein Kleinbuchstabe und ein Sonderzeichen.',

  email: 'E-Mail-Adresse',
  password: 'Passwort',

  firstNameRequired: 'Der Vorname fehlt.',
  lastNameRequired: 'Der Nachname fehlt.',
  emailRequired: 'Die E-Mail-Adresse fehlt.',
  passwordRequired: 'Das Passwort fehlt.',
  loginFailed: 'Anmeldung fehlgeschlagen:',
  loginRefused: 'E-Mail-Adresse oder Passwort ist falsch.',

  loginTitle: 'Anmelden',
  loginIntro: 'Schön, dass Sie wieder da sind.',
  forgotPassword: 'Passwort vergessen?',
  newHere: 'Neu bei Frontdesk?',
  registerHere: 'Jetzt registrieren',
  loginPassword: 'Passwort',
  registered: 'Ihr Konto ist bereit. Melden Sie sich an, um loszulegen.',
} satisfies Translation<typeof import('../form-words')>;
