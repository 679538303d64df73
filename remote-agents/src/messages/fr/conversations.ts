import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Conversations',
  intro: 'Ce que les visiteurs ont demandé, ce que vos agents ont répondu et ce qui manque encore.',
  visitor: 'Visiteur',
  assistant: 'Assistant',
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
  groups: { waiting: 'Vous attendent', others: 'Autres' },
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
      outcome: 'Résultat',
      feedback: 'Avis',
      activity: 'Dernière activité',
    },
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
} satisfies Translation<typeof import('../conversations')>;
