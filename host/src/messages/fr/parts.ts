import type { Translation } from '@frontdesk/shared/contract';

export default {
  unhandledTitle: 'Erreur inattendue',
  tabTitle: 'Erreur inattendue - Frontdesk',
  reassurance: 'Une erreur est survenue sur cette page. Tout ce que vous avez enregistré est intact.',
  toDashboard: 'Aller au tableau de bord',
  offline: 'Vous êtes hors ligne',
  loadsByItself: 'Cette page se chargera dès le retour du réseau.',
  tryAgain: 'Réessayer',
  reloadPage: 'Actualiser la page',
  crashedTitle: 'Cette page a planté',
  notAvailableTitle: 'Cette partie est indisponible',
  toHealth: 'Voir l’état du système',
  crashed: 'Une erreur a interrompu cette partie du site.',
  noSite: 'Ce site n’a pas pu être chargé.',
  noPart: 'Une partie de ce site n’a pas pu être chargée.',
  othersWork: 'Tout le reste fonctionne.',
  chunkLoadFailure: 'échec de chargement',
  crashedPart: 'planté',
  loading: 'Chargement…',
  slow: 'Cela prend plus de temps que d’habitude.',
} satisfies Translation<typeof import('../parts')>;
