import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';
import { ENOUGH } from '@frontdesk/shared/endpoints/person-numbers';

export default {
  numbers: {
    filters: 'Période et agent',
    period: 'Période',
    days: (days) => `${days} derniers jours`,
    loading: 'Chargement des chiffres',
    failed: 'Les chiffres n’ont pas pu être chargés.',
    unavailable: 'Ces chiffres ne sont pas disponibles sur ce serveur.',
    none: 'Rien ne s’est passé durant cette période. Les chiffres apparaissent quand des visiteurs parlent à vos agents.',
    number: (value) => count(value),
    notEnough: 'Pas assez de données',
    notEnoughHint: `Un chiffre nécessite au moins ${ENOUGH} valeurs.`,
    noData: '–',
    reply: 'Première réponse',
    replies: (replies) =>
      replies === 0 ? 'Pas encore de réponse' : `Médiane de ${count(replies, 'réponse', 'réponses')}`,
    taken: 'Prises en main',
    takenOf: (taken, conversations) => `${count(taken)} sur ${count(conversations, 'conversation', 'conversations')}`,
    satisfaction: 'Satisfaction',
    ratings: (good, bad) =>
      good + bad === 0
        ? 'Aucune conversation évaluée'
        : `${count(good, 'bonne', 'bonnes')}, ${count(bad, 'mauvaise', 'mauvaises')}`,
    byAgent: 'Par agent',
    byPerson: 'Par personne',
    noPeople: 'Personne n’a pris la main ni répondu à un visiteur durant cette période.',
    agent: 'Agent',
    person: 'Personne',
    conversations: 'Conversations',
    deletedAgent: 'Agent supprimé',
    formerPeople: 'Personnes parties',
    note: 'Les jours sont en UTC. Première réponse : le temps entre la demande d’une personne et le premier message de celle-ci. Satisfaction : la note des visiteurs pour toute la conversation ; « Utile » sous une réponse n’est pas compté, les tests non plus.',
  },
} satisfies Translation<typeof import('../numbers')>;
