import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Gespräche',
  intro: 'Was Besucher gefragt haben, was Ihre Agenten geantwortet haben und was noch fehlt.',
  visitor: 'Besucher',
  newest: 'Neuestes Gespräch',
  openNewest: 'Öffnen',
  newestHint: 'Öffnen Sie es, um zu antworten, eine Antwort zu korrigieren oder zu übernehmen.',
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
      agent: 'Agent',
      messages: 'Nachrichten',
      outcome: 'Ergebnis',
      feedback: 'Feedback',
      activity: 'Zuletzt aktiv',
    },
  },

  filters: {
    label: 'Filter',
    open: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
    search: 'Suchen',
    agent: 'Agent',
    anyAgent: 'Alle Agenten',
    place: 'Ort',
    anyPlace: 'Alle Orte',
    outcome: 'Ergebnis',
    anyOutcome: 'Alle Ergebnisse',
    tests: 'Tests',
    withTests: 'Besucher und Tests',
    testsOf: { without: 'Ohne Tests', only: 'Nur Tests' },
    from: 'Von',
    to: 'Bis',
  },

  places: {
    matches: 'Treffer',
    clear: 'Diesen Filter zurücksetzen',
    unknown: 'Unbekannt',
    searching: 'Wird gesucht …',
    none: (search) => (search === '' ? 'Es gibt keine Orte.' : `Kein Ort passt zu „${search}“.`),
    more: (shown) => `Die ersten ${shown}. Geben Sie mehr vom Namen ein, um andere zu sehen.`,
    failed: 'Die Orte konnten nicht geladen werden.',
    retry: 'Erneut versuchen',
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

  retention: {
    label: 'Gespräche aufbewahren',
    days: (days) => `${days} Tage`,
    always: 'Unbegrenzt',
    hint: 'Ältere Gespräche werden endgültig gelöscht.',
    question: (days) =>
      `Gespräche, die älter als ${days} Tage sind, werden innerhalb der nächsten Stunde gelöscht. Das kann nicht rückgängig gemacht werden.`,
    confirm: 'Ältere löschen',
    saved: 'Gespeichert.',
    failed: 'Die Aufbewahrungsdauer konnte nicht gespeichert werden.',
    member: 'Nur Inhaber können das ändern.',
  },
} satisfies Translation<typeof import('../conversations')>;
