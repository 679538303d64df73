import type { Translation } from '../../contract/translation';

export default {
  confirm: 'Löschen',
  cancel: 'Abbrechen',
  failed: 'Der Dialog wurde nicht geladen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
} satisfies Translation<typeof import('../overlay')>;
