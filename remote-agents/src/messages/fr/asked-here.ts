import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  askedHere: 'Questions posées ici',
  askedIntro: (days) => `Au cours des ${days} derniers jours.`,
  askedFailed: 'Les questions posées ici n’ont pas pu être chargées.',
  nothingAsked: 'Personne n’a posé de question ici durant cette période.',
  seeConversations: 'Voir les conversations',
  loading: 'Chargement des questions posées ici',
  chats: 'Chats',
  questions: 'Questions',
  unanswered: 'Sans réponse',
  wantedPerson: 'Demandes d’une personne',
  last: 'Dernière',
  never: 'Jamais',
  number: (value) => count(value),
} satisfies Translation<typeof import('../asked-here')>;
