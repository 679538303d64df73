import type { Translation } from '@frontdesk/shared/contract';

export default {
  peopleTitle: 'Team',
  peopleIntro: (organization) =>
    organization
      ? `Bei ${organization} sehen alle dieselben Agenten, Codes und Benachrichtigungen.`
      : 'Alle hier sehen dieselben Agenten, Codes und Benachrichtigungen.',
  peopleLink: 'Team anzeigen',
  peopleUnavailable: 'Das Team konnte nicht geladen werden.',
  invite: 'Einladen',
  inviteTitle: 'Person einladen',
  inviteIntro: 'Die Person bekommt einen Link per E-Mail. Er gilt sieben Tage.',
  inviteIntroWithoutMail:
    'Dieser Server kann keine E-Mails senden. Sie bekommen einen Link zum Weitergeben, der sieben Tage gilt.',
  sendInvitation: 'Einladung senden',
  inviteFailed: 'Die Einladung wurde nicht gesendet.',
  invitationSent: (email) => `Die Einladung an ${email} wurde gesendet.`,
  invitationCreated: (email) =>
    `Die Einladung für ${email} ist bereit. Dieser Server kann keine E-Mails senden. Bitte kopieren Sie den Link, und geben Sie ihn weiter.`,
  notMailed: 'Nicht per E-Mail gesendet, erstellt',
  invitationLink: (email) => `Link für ${email}`,
  you: 'Sie',
  roles: { owner: 'Inhaber', member: 'Mitglied' },
  makeOwner: 'Zum Inhaber machen',
  makeMember: 'Zum Mitglied machen',
  remove: 'Entfernen',
  removeQuestion: (name) => `${name} entfernen? Das Konto wird gelöscht, und alle Sitzungen enden.`,
  removed: (name) => `${name} wurde entfernt.`,
  leave: 'Verlassen',
  leaveQuestion: 'Diese Organisation verlassen? Ihr Konto wird gelöscht. Agenten und Codes bleiben erhalten.',
  left: 'Sie haben die Organisation verlassen.',
  roleChanged: (name, role) => `${name} hat jetzt die Rolle ${role}.`,
  invitationsTitle: 'Einladungen',
  noInvitations: 'Es gibt keine offenen Einladungen.',
  invited: 'Gesendet',
  expires: (time) => `gültig bis ${time}`,
  expired: 'abgelaufen',
  sendAgain: 'Erneut senden',
  newLink: 'Neuer Link',
  withdraw: 'Zurückziehen',
  withdrawn: (email) => `Die Einladung an ${email} wurde zurückgezogen.`,
} satisfies Translation<typeof import('../people')>;
