import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';
import { formatBytes } from '@frontdesk/shared/endpoints/format-bytes';

export default {
  actions: {
    view: 'Voir',
    edit: 'Modifier',
    delete: 'Supprimer',
    download: 'Télécharger',
    save: 'Enregistrer',
    cancel: 'Annuler',
    dismiss: 'Fermer',
    retry: 'Réessayer',
    tryAgain: 'Réessayer',
  },

  unnamedAgent: 'Agent sans nom',
  status: { enabled: 'Activé', disabled: 'Désactivé', active: 'Actif', inactive: 'Inactif' },

  quotas: {
    documents: ({ used, most }) =>
      `Vous utilisez ${count(used)} documents sur ${count(most)}. Supprimez-en pour libérer de la place.`,
    documentBytes: ({ used, most }) =>
      `Vos documents occupent ${formatBytes(used)} sur ${formatBytes(most)}. Supprimez-en pour libérer de la place.`,
    agents: ({ used, most }) =>
      `Vous utilisez ${count(used)} agents sur ${count(most)}. Supprimez-en pour libérer de la place.`,
  },
} satisfies Translation<typeof import('../common')>;
