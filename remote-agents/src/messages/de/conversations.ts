import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Gespräche',
  intro: 'Was Besucher gefragt haben, was Ihre Agenten geantwortet haben und was noch fehlt.',
  visitor: 'Besucher',
  assistant: 'Assistent',
  noQuestion: 'Noch keine Fragen',
  unavailable: 'Gespräche sind auf diesem Server nicht verfügbar.',

  tabs: {
    label: 'Gespräche',
    all: 'Alle',
    unanswered: 'Unbeantwortet',
    failed: 'Der Tab konnte nicht geladen werden.',
  },

  done: 'Erledigt',
  live: 'Live',
  liveHint: 'Der Besucher ist gerade im Chat oder war es in den letzten Minuten.',
  waiting: 'Wartet',
  groups: { waiting: 'Warten auf Sie', others: 'Andere' },
  taken: (person) => `Bei ${person}`,
  test: 'Test',
  testHint: 'Aus dem Chat-Test. Zählt in keiner Statistik.',
  placeName: (place) => `Ort: ${place}`,
  agentDeleted: 'gelöscht',
  messageCount: (messages) => count(messages, 'Nachricht', 'Nachrichten'),
  feedback: (helpful, notHelpful) => `${count(helpful)}-mal hilfreich, ${count(notHelpful)}-mal nicht hilfreich`,

  list: {
    loading: 'Gespräche werden geladen',
    failed: 'Die Gespräche konnten nicht geladen werden.',
    moreFailed: 'Weitere Gespräche konnten nicht geladen werden.',
    none: 'Noch keine Gespräche. Sie erscheinen hier, sobald ein Besucher etwas fragt.',
    toAgents: 'Zu meinen Agenten',
    noMatches: 'Kein Gespräch passt zu diesen Filtern.',
    clear: 'Filter zurücksetzen',
    more: 'Mehr laden',
    fresh: (number, isAtLeast) =>
      `${count(number)}${isAtLeast ? '+' : ''} ${number === 1 ? 'neues Gespräch' : 'neue Gespräche'}`,
    columns: {
      question: 'Erste Frage',
      outcome: 'Ergebnis',
      feedback: 'Feedback',
      activity: 'Zuletzt aktiv',
    },
  },
  exporting: {
    csv: 'CSV exportieren',
    json: 'JSON exportieren',
    failed: 'Der Export ist fehlgeschlagen.',
    unavailable: 'Der Export ist auf diesem Server nicht verfügbar.',
    noResponse: 'Der Server antwortet nicht. Bitte versuchen Sie es später noch einmal.',
    refused: (status) => `Der Server konnte das nicht ausführen (Fehler ${status}).`,
    fileName: 'gespraeche',
  },
} satisfies Translation<typeof import('../conversations')>;
