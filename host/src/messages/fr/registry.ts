import type { Translation } from '@frontdesk/shared/contract';

export default {
  noList: (status) => `La liste des parties de ce site est introuvable (erreur ${status}).`,
  unreadableList: 'La liste des parties de ce site est illisible.',
  lateList: 'La liste des parties de ce site a mis trop de temps à se charger.',
  listNotFetched: 'La liste des parties de ce site n’a pas pu être récupérée.',
} satisfies Translation<typeof import('../registry')>;
