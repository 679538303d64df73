import type { Translation } from '@frontdesk/shared/contract';

export default {
  mailAlerts: {
    title: 'E-Mails zu Gesprächen',
    label: 'Benachrichtigung',
    choices: { never: 'Nie', person: 'Wenn ein Besucher jemanden sprechen möchte', daily: 'Tägliche Zusammenfassung' },
    hint: 'Auch mit der täglichen Zusammenfassung bekommen Sie eine E-Mail, wenn ein Besucher jemanden sprechen möchte. In jeder E-Mail steht ein Link zum Abbestellen.',
    sound: 'Ton, wenn ein Besucher wartet',
    soundHint:
      'Nur in diesem Browser. Einer seiner Tabs spielt zwei kurze Töne, solange ein Besucher im Chat auf eine Person wartet.',
    on: 'Ein',
    off: 'Aus',
    saved: 'Gespeichert.',
    failed: 'Das konnte nicht gespeichert werden.',
  },
} satisfies Translation<typeof import('../mail-alerts')>;
