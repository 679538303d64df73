import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  listTitle: 'Notifications',
  listIntro: 'Ce qui s’est passé avec vos agents, vos documents et vos conversations.',
  columns: {
    title: 'Titre',
    message: 'Message',
    created: 'Créée',
    read: 'Lue',
    actions: 'Actions',
  },
  unread: 'Non lue',
  untitled: 'Sans titre',
  view: 'Voir',
  open: 'Ouvrir',
  deleteOne: 'Supprimer',
  deleteNamed: (title) => `Supprimer ${title}`,
  showGroup: (number) => `Afficher ${count(number)} de plus`,
  hideGroup: 'Masquer',
  refresh: 'Actualiser',
  markAllRead: 'Tout marquer comme lu',
  markAllUnavailable: 'Ce serveur ne permet pas de marquer les notifications comme lues.',
  none: 'Aucune notification.',
  toDashboard: 'Aller au tableau de bord',
  loading: 'Chargement…',
  loadFailed: 'Les notifications n’ont pas pu être chargées.',
  unreadable: 'Cette page ne peut pas lire la réponse du serveur.',
  deleteFailed: 'La notification n’a pas pu être supprimée.',
  deleteFailedAbout: (title) => `Impossible de supprimer « ${title} ».`,
  errorLog: 'Error:',
  shown: (shown, all) => `${count(shown)} sur ${count(all, 'notification', 'notifications')}`,
  onlyNewest: (max) =>
    `Seules les ${count(max)} plus récentes sont affichées. Supprimez-en pour voir les plus anciennes.`,
  showMore: 'Afficher plus',

  detailTitle: 'Notification',
  created: 'Créée',
  read: 'Lue',
  unknown: 'Cette notification n’existe plus.',
  backToList: 'Toutes les notifications',
} satisfies Translation<typeof import('../common')>;
