import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  list: {
    title: 'Meine Agenten',
    intro:
      'Die Chatbots, die Ihren Kunden antworten. Öffnen Sie einen, um ihm etwas beizubringen, ihn zu testen und in Ihre Website einzubinden.',
    add: 'Neuer Agent',
    loading: 'Agenten werden geladen',
    fetchFailed: 'Die Agenten konnten nicht geladen werden:',
    error: 'Ein Fehler ist aufgetreten.',
    activity: (conversations) => `${count(conversations, 'Gespräch', 'Gespräche')} in 7 Tagen`,
    isNew: 'Neu',
    noRows: 'Keine Einträge',
    another: 'Noch ein Ort oder eine Sprache? Am besten mit eigenem Agenten.',
    noRowsInvitation: 'Sie haben noch keine Agenten. Erstellen Sie einen, und geben Sie ihm etwas zu lesen.',
    noResults: 'Keine Treffer.',
  },

  exportName: 'agenten.csv',

  grid: {
    title: 'Agenten',
    columns: {
      name: 'Name',
      status: 'Status',
      description: 'Beschreibung',
      created: 'Erstellt',
      action: 'Aktion',
    },
    sortBy: 'Sortieren nach',
    created: 'Erstellt',
    filter: 'Nach Namen filtern',
    clearFilter: 'Filter zurücksetzen',
    exportCsv: 'CSV exportieren',
    exportFailed: 'Die Liste konnte nicht exportiert werden.',
    actionsFailed: 'Die Aktionen konnten nicht geladen werden.',
    rowsPerPage: 'Zeilen pro Seite:',
    range: (first, last, found) => `${first}–${last} von ${found}`,
    previousPage: 'Vorherige Seite',
    nextPage: 'Nächste Seite',
    selectAll: 'Alle Agenten auf dieser Seite auswählen',
    selected: (number) => `${count(number)} ausgewählt`,
    selectOf: (name) => `${name} auswählen`,
    viewOf: (name) => `${name} ansehen`,
    deleteOf: (name) => `${name} löschen`,
  },
} satisfies Translation<typeof import('../agent-list')>;
