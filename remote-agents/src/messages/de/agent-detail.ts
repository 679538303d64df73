import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  header: {
    path: 'Navigationspfad',
    agents: 'Meine Agenten',
    status: 'Status',
    test: 'Testen',
    install: 'In Website einbinden',
    documents: (ready) => `${count(ready, 'Dokument', 'Dokumente')} bereit`,
    processing: (number) => `${count(number)} in Arbeit`,
    failed: (number) => `${count(number)} fehlgeschlagen`,
    conversations: (number) => `${count(number, 'Gespräch', 'Gespräche')} diese Woche`,
  },

  advanced: 'Erweitert',

  saveBar: {
    unsaved: 'Nicht gespeicherte Änderungen',
    discard: 'Verwerfen',
    restored: 'Ihre nicht gespeicherten Änderungen sind wieder da.',
    discardRestored: 'Änderungen verwerfen',
    saved: 'Gespeichert. Ihr Chat zeigt die Änderungen ab jetzt.',
  },

  setup: {
    label: 'Diesen Agenten einrichten',
    done: 'Erledigt',
    doneOf: (done, all) => `${done} von ${all} erledigt`,
    next: 'Als Nächstes:',
    complete: 'Eingerichtet',
    steps: {
      documents: { title: 'Dokumente', text: 'Laden Sie hoch, woraus der Agent antwortet.' },
      welcome: { title: 'Begrüßung', text: 'Schreiben Sie, was Besucher zuerst lesen.' },
      test: { title: 'Testen', text: 'Fragen Sie, was Ihre Kunden fragen würden.' },
      site: { title: 'In Website einbinden', text: 'Kopieren Sie eine Zeile, oder laden Sie das Paket herunter.' },
    },
  },

  lateParts: {
    tabFailed: 'Der Tab konnte nicht geladen werden.',
    settingsFailed: 'Die Einstellungen konnten nicht geladen werden.',
    previewFailed: 'Die Vorschau konnte nicht geladen werden.',
    testsFailed: 'Die Testfragen konnten nicht geladen werden.',
    hoursFailed: 'Die Öffnungszeiten konnten nicht geladen werden.',
    limitsFailed: 'Die Grenzen des Sprachmodells konnten nicht geladen werden.',
  },
} satisfies Translation<typeof import('../agent-detail')>;
