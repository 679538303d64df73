import type { Translation } from '../../contract/translation';

export default {
  sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich wieder an.',
  tooLate: 'Der Server hat zu lange nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  noResponse: 'Der Server antwortet nicht. Bitte versuchen Sie es später noch einmal.',
  unreadable: 'Diese Seite kann die Antwort des Servers nicht lesen.',
  notFound: 'Der Server kennt das nicht, oder es ist nicht mehr da.',
  tooLarge: 'Das ist zu groß für den Server.',
  tooMany: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
  notAccepted: 'Der Server hat das nicht angenommen.',
  notAllowed: 'Dazu sind Sie nicht berechtigt.',
  failed: (status) =>
    `Der Server konnte das nicht ausführen (Fehler ${status}). Bitte versuchen Sie es später noch einmal.`,
} satisfies Translation<typeof import('../call')>;
