import type { Translation } from '@frontdesk/shared/contract';

export default {
  chatTitle: 'Chat',
  chatIntro:
    'Ein Experiment: Sprechen und schreiben Sie mit den Personen Ihrer Organisation, die diese Seite geöffnet haben.',
  yourName: 'Ihr Name',
  peerUser: 'Andere Person',
  hereNow: 'Jetzt hier',
  nobodyHere: 'Sonst ist niemand hier. Wer diese Seite öffnet, erscheint hier.',
  startCall: 'Anrufen',
  message: 'Nachricht',
  send: 'Senden',
  noMessages: 'Noch keine Nachrichten.',
  conversation: 'Gespräch',
  nameFirst: 'Bitte geben Sie zuerst Ihren Namen ein.',
  peerFirst: 'Bitte geben Sie ein, wen Sie anrufen möchten.',
  accept: 'Annehmen',
  decline: 'Ablehnen',
  mute: 'Stumm schalten',
  hangUp: 'Auflegen',
  declined: 'Sie haben den Anruf abgelehnt.',
  callEnded: 'Der Anruf ist beendet.',
  noAnswer: (peer) => `${peer} hat nicht geantwortet.`,
  missedCall: (peer) => `Sie haben einen Anruf von ${peer} verpasst.`,
  callStates: {
    calling: (peer) => `${peer} wird angerufen …`,
    ringing: (peer) => `${peer} ruft an.`,
    connecting: (peer) => `Verbindung mit ${peer} wird aufgebaut …`,
    connected: (peer) => `Mit ${peer} verbunden.`,
  },
  callEnds: {
    decline: (peer) => `${peer} hat den Anruf abgelehnt.`,
    busy: (peer) => `${peer} ist in einem anderen Anruf.`,
    bye: (peer) => `${peer} hat den Anruf beendet.`,
    unable: (peer) => `${peer} hat kein Mikrofon.`,
  },
  callFailures: {
    'microphone-refused': 'Das Mikrofon ist blockiert. Erlauben Sie es im Browser, um anzurufen.',
    'microphone-absent': 'Es wurde kein Mikrofon gefunden.',
    'microphone-busy': 'Das Mikrofon lässt sich nicht verwenden. Vielleicht nutzt es gerade ein anderes Programm.',
    'not-secure': 'Anrufe brauchen https.',
    'no-route':
      'Es wurde keine Verbindung zur anderen Person gefunden. Vielleicht blockiert eine Firewall die Verbindung.',
    'no-stun': 'Es wurde keine Verbindung zur anderen Person gefunden, weil kein STUN-Server erreichbar ist.',
    'peer-gone': 'Die Verbindung zur anderen Person ist abgebrochen.',
  },
  stunUnreachable:
    'Kein STUN-Server ist erreichbar. Der Anruf funktioniert nur, wenn Sie beide im selben Netzwerk sind.',
  notConnected: 'Noch keine Verbindung zum Server.',
} satisfies Translation<typeof import('../chat')>;
