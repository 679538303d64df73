import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  detail: {
    loading: 'Chargement…',
    unknown: 'Cet agent n’existe pas ou a été supprimé.',
    back: 'Retour à Mes agents',
    loadFailed: 'L’agent n’a pas pu être chargé.',
    tabs: 'Paramètres de l’agent',
    title: 'Agent',
  },

  tabs: {
    info: 'Infos de l’agent',
    client: 'Client',
    documents: 'Documents',
    welcome: 'Accueil',
    chat: 'Test du chat',
    settings: 'Paramètres',
  },

  info: {
    updated: 'Agent mis à jour.',
    failed: 'Échec de la mise à jour. Consultez la console pour en savoir plus.',
    chat: 'Dans le chat',
    chatIntro: 'Ce que les visiteurs voient dans le widget, et vous dans le test du chat.',
    starters: 'Questions suggérées',
    startersHint: 'Quatre au maximum, une par ligne. Les visiteurs les posent d’un clic.',
    person: 'Proposer une personne',
    personHint:
      'Avec « Parler à une personne », les visiteurs attendent que quelqu’un rejoigne le chat, ou laissent un nom et une adresse e-mail. Vous recevez une notification.',
    wait: 'Attente d’une personne',
    waits: (minutes) => (minutes === 0 ? 'Demander l’e-mail tout de suite' : count(minutes, 'minute', 'minutes')),
    waitHint:
      'Combien de temps un visiteur attend avant que le chat indique que personne n’est libre. En dehors des horaires d’ouverture, personne n’attend.',
    sources: 'Afficher la source sous une réponse',
    privacy: 'Lien de confidentialité',
    privacyHint: 'L’adresse de votre page de confidentialité. Le chat y renvoie.',
    on: 'Activé',
    off: 'Désactivé',
    update: 'Mettre à jour',
    replies: 'Réponses',
    repliesIntro: 'Comment l’agent formule ses réponses.',
    repliesQuoted: 'Ce serveur n’a pas de modèle de langage : les réponses citent vos documents.',
    instructions: 'Consignes',
    instructionsHint:
      'Le ton à adopter, ce qu’il faut mentionner ou éviter. Les réponses viennent toujours uniquement de vos documents.',
    instructionsUnused: 'Utilisées dès que le serveur a un modèle de langage.',
    model: 'Modèle',
    usualModel: (name) => `Par défaut (${name})`,
    modelMissing: (name) => `${name} (indisponible)`,
    nothingFound: 'Quand rien n’est trouvé',
    nothingFoundHint:
      'La réponse quand vos documents ne répondent pas à une question. Vide : « Je n’ai pas trouvé cela dans les documents. »',
    language: 'Langue',
    automatic: 'Automatique',
    languageHint: 'Automatique : la langue de chaque visiteur.',
    limits: 'Limites du modèle de langage',
    limitsIntro:
      'Au-delà d’une limite, les réponses citent vos documents. Laissez un champ vide pour utiliser la limite du serveur.',
    usedToday: (used, most) =>
      `Utilisé aujourd’hui : ${count(used.replies)} réponses sur ${count(most.replies)}, ${count(used.tokens)} tokens sur ${count(most.tokens)}`,
    limitNames: {
      'conversation-replies': 'Réponses par jour dans une conversation',
      'conversation-tokens': 'Tokens par jour dans une conversation',
      'visitor-replies': 'Réponses par jour pour un visiteur',
      'visitor-tokens': 'Tokens par jour pour un visiteur',
      'agent-replies': 'Réponses par jour au total',
      'agent-tokens': 'Tokens par jour au total',
    },
    lastDays: 'Les sept derniers jours',
    day: 'Jour (UTC)',
    dayReplies: 'Réponses',
    dayTokens: 'Tokens',
    name: 'Nom',
    description: 'Description',
    enabled: 'Activé',
    enabledHint: 'Tant que l’agent est désactivé, son chat indique aux visiteurs qu’il est absent.',
  },
} satisfies Translation<typeof import('../agent-info')>;
