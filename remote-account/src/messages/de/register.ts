import type { Translation } from '@frontdesk/shared/contract';

export default {
  noResponse: 'Der Server antwortet nicht. Bitte versuchen Sie es später noch einmal.',
  registrationUnexpected: 'Ein unerwarteter Fehler ist aufgetreten.',
  confirmPasswordRequired: 'Bitte bestätigen Sie das Passwort.',
  organizationNameRequired: 'Der Name der Organisation fehlt.',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein.',

  registerTitle: 'Registrieren',
  registerIntro: 'Richten Sie den Empfang ein, der Ihre Kunden begrüßt.',
  organizationName: 'Name der Organisation',
  notOpen: {
    invite:
      'Die Registrierung ist nur mit einer Einladung möglich. Bitten Sie einen Inhaber Ihrer Organisation, Sie einzuladen.',
    closed: 'Neue Registrierungen sind hier nicht möglich.',
  },
} satisfies Translation<typeof import('../register')>;
