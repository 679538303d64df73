import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  list: {
    title: 'Mes agents',
    intro:
      'Les chatbots qui répondent à vos clients. Ouvrez-en un pour le former, le tester et l’intégrer à votre site.',
    add: 'Nouvel agent',
    loading: 'Chargement des agents',
    fetchFailed: 'Failed to fetch agents:',
    error: 'Une erreur est survenue.',
    activity: (conversations) => `${count(conversations, 'conversation', 'conversations')} en 7 jours`,
    isNew: 'Nouveau',
    noRows: 'Aucune entrée',
    another: 'Un autre lieu, une autre langue ? Donnez-lui son agent.',
    noRowsInvitation: 'Vous n’avez pas encore d’agent. Ajoutez-en un et donnez-lui de quoi lire.',
    noResults: 'Aucun résultat.',
  },

  exportName: 'agents.csv',

  grid: {
    title: 'Agents',
    columns: {
      name: 'Nom',
      status: 'État',
      description: 'Description',
      created: 'Créé le',
      action: 'Action',
    },
    sortBy: 'Trier par',
    created: 'Créé',
    filter: 'Filtrer par nom',
    clearFilter: 'Effacer le filtre',
    exportCsv: 'Exporter en CSV',
    exportFailed: 'La liste n’a pas pu être exportée.',
    actionsFailed: 'Les actions n’ont pas pu être chargées.',
    rowsPerPage: 'Lignes par page :',
    range: (first, last, found) => `${first}–${last} sur ${found}`,
    previousPage: 'Page précédente',
    nextPage: 'Page suivante',
    selectAll: 'Sélectionner tous les agents de cette page',
    selected: (number) => count(number, 'sélectionné', 'sélectionnés'),
    selectOf: (name) => `Sélectionner ${name}`,
    viewOf: (name) => `Voir ${name}`,
    deleteOf: (name) => `Supprimer ${name}`,
  },
} satisfies Translation<typeof import('../agent-list')>;
