import type { Translation } from '../../contract/translation';

export default {
  failed: 'Impossible de vérifier s’il y a des données de démonstration.',
} satisfies Translation<typeof import('../demonstration')>;
