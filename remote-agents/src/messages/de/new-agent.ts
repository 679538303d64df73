import type { Translation } from '@frontdesk/shared/contract';

export default {
  create: {
    title: 'Neuer Agent',
    intro:
      'Geben Sie ihm einen Namen, und sagen Sie, wofür er da ist. Dokumente, Begrüßung und Aussehen kommen danach.',
    name: 'Name des Agenten',
    fromSite: 'Mit meiner Website starten',
    fromSiteText: 'Oder lassen Sie ihn Ihre Website lesen.',
    nameTaken: 'Ein anderer Ihrer Agenten heißt schon so. Sie können den Namen trotzdem verwenden.',
    description: 'Beschreibung',
    status: 'Status',
    submit: 'Agent hinzufügen',
    created: 'Der Agent wurde erstellt.',
    setUp: 'Einrichten',
    failed: 'Der Agent konnte nicht erstellt werden.',
  },

  agentForm: {
    noName: 'Der Name fehlt.',
    noDescription: 'Die Beschreibung fehlt.',
    tooManyQuestions: (most) => `Höchstens ${most} Fragen`,
    questionTooLong: (most) => `Höchstens ${most} Zeichen pro Frage`,
    privacyAddress: 'Bitte geben Sie eine Webadresse wie https://shop.example/privacy ein.',
    tooLong: (most) => `Höchstens ${most} Zeichen`,
    limit: 'Bitte geben Sie eine ganze Zahl ein, oder lassen Sie das Feld leer.',
  },
} satisfies Translation<typeof import('../new-agent')>;
