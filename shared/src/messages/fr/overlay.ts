import type { Translation } from '../../contract/translation';

export default {
  confirm: 'Supprimer',
  cancel: 'Annuler',
  failed: 'La fenêtre ne s’est pas chargée. Vérifiez votre connexion, puis réessayez.',
} satisfies Translation<typeof import('../overlay')>;
