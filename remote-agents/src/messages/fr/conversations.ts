import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Conversations',
  intro: 'Ce que les visiteurs ont demandé, ce que vos agents ont répondu et ce qui manque encore.',
  visitor: 'Visiteur',
  newest: 'Dernière conversation',
  openNewest: 'Ouvrir',
  newestHint: 'Ouvrez-la pour répondre, corriger une réponse ou prendre la main.',
  noQuestion: 'Pas encore de question',
  unavailable: 'Les conversations ne sont pas disponibles sur ce serveur.',

  tabs: {
    label: 'Conversations',
    all: 'Toutes',
    unanswered: 'Sans réponse',
    failed: 'L’onglet n’a pas pu être chargé.',
  },

  done: 'Terminée',
  live: 'En direct',
  liveHint: 'Le visiteur est dans le chat, ou l’était il y a quelques minutes.',
  waiting: 'En attente',
  taken: (person) => `Avec ${person}`,
  test: 'Test',
  testHint: 'Menée dans le test du chat. Aucun chiffre ne la compte.',
  placeName: (place) => `Lieu : ${place}`,
  agentDeleted: 'supprimé',
  messageCount: (messages) => count(messages, 'message', 'messages'),
  feedback: (helpful, notHelpful) =>
    `${count(helpful, 'utile', 'utiles')}, ${count(notHelpful, 'pas utile', 'pas utiles')}`,

  list: {
    loading: 'Chargement des conversations',
    failed: 'Les conversations n’ont pas pu être chargées.',
    moreFailed: 'Les conversations suivantes n’ont pas pu être chargées.',
    none: 'Pas encore de conversation. Elles apparaissent ici dès qu’un visiteur pose une question.',
    toAgents: 'Aller à Mes agents',
    noMatches: 'Aucune conversation ne correspond à ces filtres.',
    clear: 'Effacer les filtres',
    more: 'Afficher plus',
    fresh: (number, isAtLeast) =>
      `${count(number)}${isAtLeast ? '+' : ''} ${number === 1 ? 'nouvelle conversation' : 'nouvelles conversations'}`,
    columns: {
      question: 'Première question',
      agent: 'Agent',
      messages: 'Messages',
      outcome: 'Résultat',
      feedback: 'Avis',
      activity: 'Dernière activité',
    },
  },

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

  exporting: {
    csv: 'Exporter en CSV',
    json: 'Exporter en JSON',
    failed: 'Échec de l’exportation.',
    unavailable: 'L’exportation n’est pas disponible sur ce serveur.',
    noResponse: 'Le serveur ne répond pas. Veuillez réessayer plus tard.',
    refused: (status) => `Le serveur n’a pas pu le faire (erreur ${status}).`,
    fileName: 'conversations',
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
} satisfies Translation<typeof import('../conversations')>;
