import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  assignedTo: (person) => `Zuständig: ${person}`,
  counted: (tab, open, most) => {
    if (open === 0) return tab;
    return open < most ? `${tab} ${count(open)}` : `${tab} ${count(most - 1)}+`;
  },

  mine: {
    tab: 'Meine',
    none: 'Ihnen ist nichts zugewiesen. Übernehmen Sie ein Gespräch, oder weisen Sie sich eines zu.',
    toAll: 'Alle Gespräche anzeigen',
  },

  filters: {
    assignee: 'Zuständig',
    anyAssignee: 'Alle',
    me: 'Ich',
    nobody: 'Niemand',
    status: 'Status',
    anyStatus: 'Offen und erledigt',
    statuses: { open: 'Offen', done: 'Erledigt' },
    chip: (filter, value) => `${filter}: ${value}`,
    failed: 'Die Filter konnten nicht geladen werden.',
  },

  work: {
    assign: 'Zuweisen an',
    you: (name) => `${name} (Sie)`,
    nobody: 'Niemand',
    assigned: (person) => (person === null ? 'Niemandem zugewiesen.' : `Zugewiesen an ${person}.`),
    assignFailed: 'Das Gespräch konnte nicht zugewiesen werden.',
    status: 'Status',
    statuses: { open: 'Offen', done: 'Erledigt' },
    note: 'Interne Notiz',
    noteHint: 'Notizen liest nur Ihr Team. Besucher sehen sie nie.',
    addNote: 'Notiz hinzufügen',
    noteFailed: 'Die Notiz konnte nicht hinzugefügt werden.',
  },

  composer: {
    label: 'Schreiben',
    choices: { reply: 'Antwort', mail: 'E-Mail', note: 'Notiz' },
  },
  reply: {
    label: 'Ihre Antwort',
    hint: (email) => `Geht an ${email} und steht im Chat, wenn der Besucher wiederkommt.`,
    answers: (address) => `Antwortet der Besucher auf die E-Mail, geht das an ${address}.`,
    send: 'Antwort senden',
    sent: 'Antwort gesendet.',
    failed: 'Die Antwort konnte nicht gesendet werden.',
    unavailable: (email) =>
      `Dieser Server kann noch keine E-Mails senden, eine Antwort käme also nicht an. Schreiben Sie ${email} aus Ihrem eigenen E-Mail-Programm.`,
  },

  keyboard: {
    title: 'Tastenkürzel',
    keys: [
      ['j', 'Nächstes Gespräch'],
      ['k', 'Vorheriges Gespräch'],
      ['e', 'Als erledigt markieren oder wieder öffnen'],
      ['a', 'Mir zuweisen'],
      ['r', 'Antwort schreiben'],
      ['n', 'Interne Notiz schreiben'],
      ['?', 'Diese Liste anzeigen'],
    ],
    failed: 'Die Tastenkürzel konnten nicht geladen werden.',
    use: 'Diese Tasten verwenden',
    states: ['Ein', 'Aus'],
    close: 'Schließen',
  },
  numbersTab: 'Zahlen',
  rating: { label: 'Bewertung', good: 'Gut', bad: 'Nicht gut' },
} satisfies Translation<typeof import('../work')>;
