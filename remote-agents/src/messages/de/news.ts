import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  asked: (number) =>
    number === 0
      ? 'seit gestern hat niemand gefragt'
      : `${count(number, 'Besucher hat', 'Besucher haben')} seit gestern gefragt`,
  nobodyYet: 'bisher hat niemand gefragt',
  waiting: (number) => `${count(number)} ${number === 1 ? 'wartet' : 'warten'} auf Sie`,

  failed: 'Was auf Sie wartet, konnte nicht geladen werden.',
  visitor: 'Besucher',
  noQuestion: 'Noch keine Fragen',

  persons: 'Besucher, die warten',
  waits: 'Jetzt im Chat',
  waitsForMail: 'Ihre Antwort kann noch nicht gemailt werden',
  reply: 'Antworten',
  replyTo: (name) => `${name} antworten`,

  failures: {
    document: 'Nicht gelesene Dokumente',
    website: 'Nicht abgerufene Websites',
    mail: 'Nicht gesendete Antworten',
  },
  mailReason: 'Der Mailserver hat die Antwort nicht angenommen.',
  open: 'Öffnen',
  openOne: (name) => `${name} öffnen`,

  question: 'Unbeantwortete Fragen',
  times: (number) => (number === 1 ? '' : `${count(number)}-mal gefragt`),
  answer: 'Antwort hinzufügen',
  answerTo: (text) => `Antwort hinzufügen: „${text}“`,
  formLoading: 'Das Formular wird geladen.',
  formFailed: 'Das Formular konnte nicht geladen werden.',

  missing: {
    label: 'Nicht eingerichtet',
    mail: {
      text: 'Dieser Server kann keine E-Mails senden.',
      detail:
        'Keine Antworten an Gäste, Einladungen oder Links für vergessene Passwörter. Wer den Server betreibt, kann E-Mails einrichten.',
    },
    address: {
      text: 'Dieser Server hat noch keine öffentliche Adresse.',
      detail:
        'Links in E-Mails und änderbare Codes öffnen sich bei Gästen eventuell nicht. Wer den Server betreibt, kann die Adresse eintragen.',
    },
  },
  hide: 'Ausblenden',
  hideOne: (text) => `„${text}“ ausblenden`,

  conversations: 'Gespräche',
  answered: 'Beantwortet',
  number: (value) => count(value),
  share: (value) => `${Math.round(value * 100)} %`,
  none: '–',
  activity: (number) => `${count(number, 'Gespräch', 'Gespräche')} in 7 Tagen`,
  newest: 'Neueste Gespräche',
  allConversations: 'Alle Gespräche',
} satisfies Translation<typeof import('../news')>;
