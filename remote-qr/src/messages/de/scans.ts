import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  scansTitle: 'Scans',
  conditions: 'Regeln, Zeiten und Prüfung',
  period: 'Zeitraum',
  periods: { 1: 'Letzte 24 Stunden', 7: 'Letzte 7 Tage', 30: 'Letzte 30 Tage', 90: 'Letzte 90 Tage' },
  visits: 'Scans',
  repeated: 'Wiederholte Scans',
  bots: 'Bots und Linkvorschauen',
  visitsHelp:
    'Mehrere Scans eines Besuchers innerhalb von 30 Minuten zählen als einer. Bots und Linkvorschauen werden getrennt gezählt. Es werden keine Cookies gesetzt und keine Adressen gespeichert.',
  noScans: 'Keine Scans in diesem Zeitraum.',
  scansFailed: 'Die Scans konnten nicht geladen werden.',
  today: 'Heute bisher',
  asTable: 'Als Tabelle anzeigen',
  chartLabel: (number, period) => `${period}: ${count(number, 'Scan', 'Scans')}`,
  barTitle: (time, parts) => `${time}: ${parts.map(([device, number]) => `${device} ${count(number)}`).join(', ')}`,
  time: 'Zeit',
  total: 'Summe',
  devices: { phone: 'Handy', tablet: 'Tablet', computer: 'Computer', other: 'Andere' },

  schedule: 'Laufzeit',
  scheduleIntro: 'Ohne Laufzeit führt der Code zu seinem Ziel, solange er aktiv ist.',
  startsAt: 'Beginn',
  endsAt: 'Ende',
  afterEnd: 'Adresse nach dem Ende (optional)',
  afterEndHint: 'Ohne sie sehen Besucher, dass der Code abgelaufen ist.',
  saveSchedule: 'Laufzeit speichern',
  scheduleSaved: 'Laufzeit gespeichert',
  scheduleFailed: 'Die Laufzeit konnte nicht gespeichert werden.',
  dateProblem: (label) => `${label}: Bitte geben Sie Datum und Uhrzeit ein.`,
  orderProblem: 'Das Ende muss nach dem Beginn liegen.',
  afterEndNeedsEnd: 'Geben Sie ein Ende ein, oder lassen Sie diese Adresse leer.',

  settings: {
    startsAt: (at) => (at === null ? 'Kein Beginn' : `Beginn: ${at}`),
    endsAt: (at) => (at === null ? 'Kein Ende' : `Ende: ${at}`),
    afterEndUrl: (url) => (url === null ? 'Keine Adresse nach dem Ende' : `Nach dem Ende: ${url}`),
  },
  changes: 'Änderungen',
  noChanges: 'Noch keine Änderungen. Jede Änderung an diesem Code erscheint hier.',
  changesFailed: 'Die Änderungen konnten nicht geladen werden.',
  somebody: 'Früheres Mitglied',
  from: 'von',
  to: 'zu',
  undoNamed: (what) => `Änderung zu ${what} rückgängig machen`,
  takesBack: (changes) =>
    changes === 1
      ? 'Das nimmt auch eine spätere Änderung zurück'
      : `Das nimmt auch ${count(changes)} spätere Änderungen zurück`,
  againAfterwards: 'Danach hat der Code wieder:',
  cancel: 'Abbrechen',
  passwordChange: (had, has) => (!has ? 'Passwort entfernt' : had ? 'Passwort geändert' : 'Passwort festgelegt'),
} satisfies Translation<typeof import('../scans')>;
