import type { Translation } from '@frontdesk/shared/contract';

export default {
  language: 'Sprache',
  languageHint: 'Gilt für das Dashboard und für die E-Mails, die Sie von ihm bekommen.',
  languageFailed: 'Die Sprache konnte nicht mit Ihrem Konto gespeichert werden.',
} satisfies Translation<typeof import('../language')>;
