import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  hours: {
    title: 'Öffnungszeiten',
    intro:
      'Fragen wie „Haben Sie am Sonntag geöffnet?“ werden mit diesen Zeiten beantwortet, ganz gleich, was in Ihren Dokumenten steht, und ohne Sprachmodell.',
    none: 'Noch keine Öffnungszeiten: Solche Fragen werden aus Ihren Dokumenten beantwortet.',
    quickStart: 'Mo–Fr 9–18 Uhr',
    empty: 'Eigene eingeben',
    fromSite: 'Von der Website übernehmen',
    differs: 'Auf Ihrer Website stehen andere Zeiten.',
    contradicted: (places) =>
      places === 1
        ? 'In einem Dokument steht etwas anderes. Besucher bekommen die Zeiten unten.'
        : `An ${count(places)} Stellen in Ihren Dokumenten steht etwas anderes. Besucher bekommen die Zeiten unten.`,
    timeZone: 'Zeitzone',
    days: {
      mon: 'Montag',
      tue: 'Dienstag',
      wed: 'Mittwoch',
      thu: 'Donnerstag',
      fri: 'Freitag',
      sat: 'Samstag',
      sun: 'Sonntag',
    },
    main: 'Das Haus',
    tableName: 'Name dieser Zeiten',
    tableNameHint: 'Wie Besucher es nennen, zum Beispiel „Küche“.',
    addTable: 'Weitere Zeiten hinzufügen',
    removeTable: (name) => `Zeiten entfernen: ${name}`,
    newTable: 'Weitere Zeiten',
    closed: 'Geschlossen',
    opens: (day) => `${day}: öffnet`,
    closes: (day) => `${day}: schließt`,
    to: '–',
    nextDay: 'am nächsten Tag',
    addTime: (day) => `Zeit hinzufügen: ${day}`,
    removeTime: (day, time) => `${time} entfernen: ${day}`,
    copy: (day) => `${day} auf alle Tage übertragen`,
    exceptions: 'Ausnahmen',
    exceptionsHint: 'An diesen Tagen gelten die Zeiten der Woche oben nicht.',
    date: 'Datum',
    note: 'Hinweis',
    noteHint: 'Steht in der Antwort, zum Beispiel „Heiligabend“.',
    addException: 'Ausnahme hinzufügen',
    showAll: (dates) => (dates === 1 ? '1 Tag anzeigen' : `Alle ${count(dates)} Tage anzeigen`),
    removePast: 'Vergangene entfernen',
    removeException: (date) => `Ausnahme${date && ` am ${date}`} entfernen`,
    exceptionDay: (date) => date || 'Ausnahme',
    remove: 'Öffnungszeiten entfernen',
    removed: 'Ohne Öffnungszeiten gespeichert.',
    saved: 'Öffnungszeiten gespeichert.',
    saveFailed: 'Die Öffnungszeiten konnten nicht gespeichert werden.',
    loadFailed: 'Die Öffnungszeiten konnten nicht geladen werden.',
  },
} satisfies Translation<typeof import('../opening-hours')>;
