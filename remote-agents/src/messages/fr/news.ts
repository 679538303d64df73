import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  asked: (number) =>
    number === 0
      ? 'personne n’a posé de question depuis hier'
      : `${count(number, 'client a posé', 'clients ont posé')} des questions depuis hier`,
  nobodyYet: 'personne n’a encore posé de question',
  waiting: (number) => `${count(number)} ${number > 1 ? 'vous attendent' : 'vous attend'}`,

  failed: 'Ce qui vous attend n’a pas pu être chargé.',
  visitor: 'Visiteur',
  noQuestion: 'Pas encore de question',

  persons: 'Visiteurs qui attendent',
  waits: 'Dans le chat',
  waitsForMail: 'Votre réponse ne peut pas encore partir par e-mail',
  reply: 'Répondre',
  replyTo: (name) => `Répondre à ${name}`,

  failures: {
    document: 'Documents non lus',
    website: 'Sites web non lus',
    mail: 'Réponses non envoyées',
  },
  mailReason: 'Le serveur de messagerie n’a pas accepté la réponse.',
  open: 'Ouvrir',
  openOne: (name) => `Ouvrir ${name}`,

  question: 'Questions sans réponse',
  times: (number) => (number === 1 ? '' : `Posée ${count(number)} fois`),
  answer: 'Ajouter une réponse',
  answerTo: (text) => `Ajouter une réponse à « ${text} »`,
  formLoading: 'Chargement du formulaire.',
  formFailed: 'Le formulaire n’a pas pu être chargé.',

  missing: {
    label: 'Non configuré',
    mail: {
      text: 'Ce serveur ne peut pas envoyer d’e-mails.',
      detail:
        'Ni réponses aux clients, ni invitations, ni liens de mot de passe oublié. L’administrateur du serveur peut configurer les e-mails.',
    },
    address: {
      text: 'Ce serveur n’a pas encore d’adresse publique.',
      detail:
        'Les liens des e-mails et les codes modifiables peuvent ne pas s’ouvrir chez vos clients. L’administrateur du serveur peut indiquer l’adresse.',
    },
  },
  hide: 'Masquer',
  hideOne: (text) => `Masquer « ${text} »`,

  conversations: 'Conversations',
  answered: 'Avec réponse',
  number: (value) => count(value),
  share: (value) => `${Math.round(value * 100)} %`,
  none: '–',
  activity: (number) => `${count(number, 'conversation', 'conversations')} en 7 jours`,
  newest: 'Dernières conversations',
  allConversations: 'Toutes les conversations',
} satisfies Translation<typeof import('../news')>;
