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
    next: 'Als Nächstes:',
    complete: 'Eingerichtet',
    steps: {
      documents: { title: 'Dokumente', text: 'Laden Sie hoch, woraus der Agent antwortet.' },
      welcome: { title: 'Begrüßung', text: 'Schreiben Sie, was Besucher zuerst lesen.' },
      test: { title: 'Testen', text: 'Fragen Sie, was Ihre Kunden fragen würden.' },
      site: { title: 'In Website einbinden', text: 'Kopieren Sie eine Zeile, oder laden Sie das Paket herunter.' },
    },
  },

  client: {
    updated: 'Client aktualisiert.',
    failed: 'Der Client konnte nicht aktualisiert werden. Details stehen in der Konsole.',
    generate: 'Neues Secret erzeugen',
    generated: 'Neues Secret erzeugt. Das alte gilt nicht mehr.',
    generateFailed: 'Es konnte kein neues Secret erzeugt werden. Details stehen in der Konsole.',
    generateQuestion: 'Neues Secret erzeugen? Das bisherige gilt dann sofort nicht mehr.',
    stateHints: {
      server: undefined,
      browser:
        'Dieser Server meldet den Status des Clients nicht. Hier steht, was zuletzt von diesem Browser gesendet wurde.',
      assumed: 'Dieser Server meldet den Status des Clients nicht. Ein neuer Client ist aktiv.',
    },
    idIsPublic:
      'Diese ID ist öffentlich und nicht geheim: Sie wird mit jeder Chatnachricht gesendet, und alle, die Ihre Website öffnen, können sie lesen.',
    noIdYet: 'Noch keine Client-ID. Sie entsteht mit dem ersten Secret.',
    secretIsFresh: 'Kopieren Sie das Secret jetzt. Es ist nur zu sehen, bis Sie diese Seite verlassen.',
    secretIsKept: 'Das Secret kann kein zweites Mal angezeigt werden. Erzeugen Sie ein neues, falls es verloren geht.',
    secretIsPrivate: 'Bewahren Sie es auf Ihren eigenen Servern auf, und stellen Sie es nie auf eine Webseite.',
    noSecretYet: 'Noch kein Secret. Ihre Website braucht keines, nur Ihre eigenen Server brauchen es.',
    example: 'Chat von Ihrem eigenen Server aus',
    exampleHint:
      'Drei Aufrufe mit Client-ID und Client-Secret. Die erlaubten Websites gelten hier nicht, und die Limits zählen für den Agenten statt für die Adresse Ihres Servers.',
    exampleParts: {
      secret: 'das Client-Secret',
      conversation: 'eine ID, die sonst niemand verwendet',
      userName: 'Mein Server',
      participant: 'die participantId aus der Antwort',
      question: 'Wann haben Sie geöffnet?',
    },
    id: 'Client-ID',
    secret: 'Client-Secret',
    status: 'Status des Clients',
    replace: 'Secret ersetzen',
    copyId: 'Client-ID',
    copySecret: 'Client-Secret',
    copyExample: 'Beispiel',
    show: 'Secret anzeigen',
    hide: 'Secret verbergen',
  },

  clientId: {
    generate: 'Client-ID erzeugen',
    forTest: 'Der Chat findet seinen Agenten über eine Client-ID, und dieser Agent hat noch keine.',
    forWidget: 'Das Widget findet seinen Agenten über eine Client-ID, und dieser Agent hat noch keine.',
  },

  welcome: {
    saved: 'Begrüßung gespeichert.',
    failed: 'Die Begrüßung konnte nicht gespeichert werden. Details stehen in der Konsole.',
    intro: 'Was Besucher zuerst lesen, noch vor der ersten Frage.',
    editorFailed: 'Der Editor konnte nicht geladen werden.',
    editor: 'Begrüßungstext',
    formatting: 'Formatierung',
    bold: 'Fett',
    italic: 'Kursiv',
    link: 'Link',
    bulletList: 'Aufzählung',
    numberedList: 'Nummerierte Liste',
    address: 'Adresse',
    addressProblem: 'Bitte geben Sie eine Adresse wie https://example.com ein.',
    removeLink: 'Link entfernen',
    setLink: 'Link setzen',
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
