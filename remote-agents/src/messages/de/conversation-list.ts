import type { Translation } from '@frontdesk/shared/contract';

export default {
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
  newest: 'Neuestes Gespräch',
  selected: 'Ausgewähltes Gespräch',
  selectedFailed: 'Die Nachrichten konnten nicht geladen werden.',
  openNewest: 'Öffnen',
  takeOver: 'Übernehmen',
  addAnswer: 'Antwort hinzufügen',
  reply: 'Antworten',
} satisfies Translation<typeof import('../conversation-list')>;
