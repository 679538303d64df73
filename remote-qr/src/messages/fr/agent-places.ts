import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'QR codes qui ouvrent ce chat',
  intro: (days) => `Scans et chats de chaque lieu ces ${days} derniers jours.`,
  none: 'Imprimez un code pour une table, une chambre ou une machine : vos clients y poseront leurs questions à cet agent.',
  makePlace: 'Créer un code pour un lieu',
  loading: 'Chargement des lieux de cet agent',
  failed: 'Les lieux de cet agent n’ont pas pu être chargés.',
  figures: (scans, chats, unanswered) =>
    [
      count(scans, 'scan', 'scans'),
      count(chats, 'chat', 'chats'),
      ...(unanswered > 0 ? [`${count(unanswered)} sans réponse`] : []),
    ].join(', '),
  all: (places) => (places === 1 ? 'Voir le lieu' : `Voir les ${count(places)} lieux`),
} satisfies Translation<typeof import('../agent-places')>;
