import type { Translation } from '@frontdesk/shared/contract';

export default {
  filters: {
    label: 'Filtres',
    open: (count) => (count === 0 ? 'Filtres' : `Filtres (${count})`),
    search: 'Rechercher',
    agent: 'Agent',
    anyAgent: 'Tous les agents',
    place: 'Lieu',
    anyPlace: 'Tous les lieux',
    outcome: 'Résultat',
    anyOutcome: 'Tous les résultats',
    tests: 'Tests',
    withTests: 'Visiteurs et tests',
    testsOf: { without: 'Sans les tests', only: 'Tests seulement' },
    from: 'Du',
    to: 'Au',
  },

  places: {
    matches: 'Résultats',
    clear: 'Effacer ce filtre',
    unknown: 'Inconnu',
    searching: 'Recherche…',
    none: (search) => (search === '' ? 'Il n’y a aucun lieu.' : `Aucun lieu ne correspond à « ${search} ».`),
    more: (shown) => `Les ${shown} premiers. Précisez le nom pour en voir d’autres.`,
    failed: 'Les lieux n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },

  retention: {
    label: 'Conserver les conversations',
    days: (days) => `${days} jours`,
    always: 'Sans limite',
    hint: 'Les conversations plus anciennes sont supprimées définitivement.',
    question: (days) =>
      `Les conversations de plus de ${days} jours seront supprimées dans l’heure. Cette action est irréversible.`,
    confirm: 'Supprimer les anciennes',
    saved: 'Enregistré.',
    failed: 'La durée de conservation n’a pas pu être enregistrée.',
    member: 'Seuls les propriétaires peuvent modifier cela.',
  },
  newest: 'Dernière conversation',
  selected: 'Conversation sélectionnée',
  selectedFailed: 'Les messages n’ont pas pu être chargés.',
  openNewest: 'Ouvrir',
  takeOver: 'Prendre la main',
  addAnswer: 'Ajouter une réponse',
  reply: 'Répondre',
} satisfies Translation<typeof import('../conversation-list')>;
