import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

const rulesOf = (number: number) => count(number, 'Regel', 'Regeln');

export default {
  title: 'Regeln',
  intro: 'Ein Scan folgt der ersten Regel, die passt. Die Reihenfolge ändern Sie mit den Pfeilen.',
  noRules: 'Noch keine Regeln. Jeder Scan führt zum selben Ziel.',
  failed: 'Die Regeln konnten nicht geladen werden.',
  add: 'Regel hinzufügen',
  full: (most) => `Ein Code hat höchstens ${most} Regeln.`,
  save: 'Regeln speichern',
  saved: 'Regeln gespeichert',
  saveFailed: 'Die Regeln konnten nicht gespeichert werden.',
  otherwise: 'Sonst',
  ownContent: 'Inhalt dieses Codes',
  scans: (number) => count(number, 'Scan', 'Scans'),
  arrow: (destination) => `→ ${destination === '' ? '…' : destination}`,
  notSaved: 'Nicht gespeichert',
  neverReached: 'Nie erreicht',
  neverReachedHelp:
    'Eine frühere Regel passt immer zuerst. Verschieben Sie diese Regel nach oben, oder entfernen Sie sie.',
  // After `outcome`: 'Der Scan führt zu: example.com'.
  leadsTo: 'zu:',

  ruleName: (place) => `Regel ${place + 1}`,
  edit: (place) => `Regel ${place + 1} bearbeiten`,
  moveUp: (place) => `Regel ${place + 1} nach oben`,
  moveDown: (place) => `Regel ${place + 1} nach unten`,
  remove: (place) => `Regel ${place + 1} entfernen`,
  moved: (from, to) => `Regel ${from + 1} ist jetzt Regel ${to + 1}.`,
  removed: (place) => `Regel ${place + 1} entfernt.`,
  done: 'Fertig',

  alsoWhen: 'Das alles muss zutreffen. Lassen Sie weg, was keine Rolle spielt.',
  days: 'Tage',
  dayNames: { mon: 'Mo', tue: 'Di', wed: 'Mi', thu: 'Do', fri: 'Fr', sat: 'Sa', sun: 'So' },
  from: 'Ab',
  to: 'Bis',
  timeZone: 'Zeitzone',
  language: 'Sprache',
  device: 'Gerät',
  anyLanguage: 'Jede Sprache',
  anyDevice: 'Jedes Gerät',
  devices: { ios: 'iPhone oder iPad', android: 'Android', computer: 'Computer' },
  share: 'Anteil in Prozent',
  shareHint: 'Leer für alle. Ein Besucher behält das Ergebnis für den Tag, ohne Cookie.',
  closedLabel: 'Nur, solange geschlossen ist',
  closedHint: 'Nach den Öffnungszeiten Ihres Agenten.',
  closedNoHours:
    'Für eine Regel außerhalb der Öffnungszeiten geben Sie zuerst bei einem Agenten unter „Info“ seine Öffnungszeiten ein.',
  agent: 'Öffnungszeiten von',
  destination: 'Ziel',
  switchWords: ['Ein', 'Aus'],

  whileClosed: 'solange geschlossen ist',
  until: (time) => `bis ${time}`,
  fromOn: (time) => `ab ${time}`,
  ofVisitors: (share) => `${share} % der Besucher`,
  asLine: (text) => text.replace(/^(?:ab|bis|solange)\b/, (word) => `${word[0]?.toUpperCase()}${word.slice(1)}`),
  always: 'Noch keine Bedingung',

  limit: 'Endet nach so vielen Scans (optional)',
  limitStart: 'Gezählt ab dem Speichern.',
  limitHint: 'Jeder Scan zählt, auch ein zweiter mit demselben Handy. Bots und Linkvorschauen zählen nicht.',
  limitUsed: (used, most) => `${count(used)} von ${count(most)} Scans verbraucht.`,
  limitProblem: (most) => `Geben Sie eine ganze Zahl von 1 bis ${count(most)} ein, oder lassen Sie das Feld leer.`,
  password: 'Passwort (optional)',
  passwordHint: 'Besucher geben es auf einer kleinen Seite ein, bevor sich der Code öffnet.',
  passwordSet: 'Ein Passwort ist gesetzt. Geben Sie ein anderes ein, um es zu ersetzen.',
  removePassword: 'Das Passwort beim Speichern entfernen',

  preview: 'Was passiert am …',
  previewIntro: 'Zeigt, wohin ein Scan mit den Regeln oben führt, gespeichert oder nicht.',
  moment: 'Datum und Uhrzeit',
  previewFailed: 'Das Ergebnis konnte nicht geladen werden.',
  outcome: (percent) =>
    percent === 100
      ? 'Der Scan führt'
      : `${percent.toLocaleString('de', { maximumFractionDigits: 1 })} % der Scans führen`,
  byRule: (place) => (place === null ? '(keine Regel passt)' : `(Regel ${place + 1})`),
  previewIncomplete: 'Vervollständigen Sie die Regeln oben, um zu sehen, wohin ein Scan führt.',

  changed: (rules) => (rules === 0 ? 'Keine Regeln' : rulesOf(rules)),
  endsAfter: (scans) => (scans === null ? 'Keine Grenze für Scans' : `Endet nach ${count(scans, 'Scan', 'Scans')}`),
} satisfies Translation<typeof import('../rules')>;
