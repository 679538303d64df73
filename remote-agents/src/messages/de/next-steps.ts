import type { Translation } from '@frontdesk/shared/contract';

export default {
  steps: {
    title: 'Drei Schritte zu Ihrem digitalen Empfang',
    shortTitle: 'Zwei Schritte zu Ihrem digitalen Empfang',
    label: 'Nächste Schritte',
    done: 'Erledigt',
    progress: (done, all) => `${done} von ${all} erledigt`,
    next: (step) => `Als Nächstes: ${step}`,
    start: {
      title: 'Ihr Agent in einer Minute',
      text: 'Der Agent liest Ihre Website und antwortet daraus, in Ihren Farben.',
      action: 'Keine Website? Mit Dateien starten',
      failed: 'Der Weg zum ersten Agenten konnte nicht geladen werden.',
    },
    agent: {
      title: 'Agent erstellen',
      text: 'Er antwortet Ihren Kunden.',
      action: 'Neuer Agent',
    },
    documents: {
      title: 'Dokumente hinzufügen',
      text: 'Daraus beantwortet der Agent Fragen.',
      action: 'Meine Agenten',
    },
    code: {
      title: 'QR-Code drucken',
      text: 'Ein Scan bringt Kunden zu Ihnen.',
      action: 'QR-Code erstellen',
    },
    demonstrationFailed: 'Das Demo-Hotel konnte nicht geladen werden.',
  },

  offerBeside: 'Sie können sich auch an einem gut besuchten Empfang umsehen.',
  fill: 'Mit einem Demo-Hotel ausprobieren',
  label: 'Demo',
  filling:
    'Das Demo-Hotel wird eingerichtet. Seine Agenten lesen ihre Dokumente und beantworten Fragen aus zwei Wochen.',
  ready: 'Sie sehen ein Demo-Hotel.',
  readyText: 'Alles darin ist erfunden. Ändern Sie, was Sie möchten.',
  stopped: 'Das Demo-Hotel ist nicht vollständig, weil der Server neu gestartet wurde.',
  again: 'Neu einrichten',
  remove: 'Demo entfernen',
  hotel: 'Demo-Hotel',
  question:
    'Demo-Hotel entfernen? Seine Agenten, Dokumente, Gespräche, QR-Codes und Benachrichtigungen werden gelöscht, auch die, die Sie geändert haben. Was Sie selbst hinzugefügt haben, bleibt.',
  confirm: 'Entfernen',
  filled: 'Das Demo-Hotel ist bereit.',
  removed: 'Das Demo-Hotel wurde entfernt.',
  fillFailed: 'Das Demo-Hotel konnte nicht eingerichtet werden.',
  removeFailed: 'Das Demo-Hotel konnte nicht entfernt werden.',
} satisfies Translation<typeof import('../next-steps')>;
