import type { Translation } from '../../contract/translation';

export default {
  failed: 'Ob es Demo-Daten gibt, konnte nicht geprüft werden.',
} satisfies Translation<typeof import('../demonstration')>;
