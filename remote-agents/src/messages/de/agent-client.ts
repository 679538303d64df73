import type { Translation } from '@frontdesk/shared/contract';

export default {
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
} satisfies Translation<typeof import('../agent-client')>;
