import type { Translation } from '@frontdesk/shared/contract';

export default {
  description: 'Frontdesk fait fonctionner les chatbots et les QR codes de votre entreprise.',
  noScript: 'Frontdesk a besoin de JavaScript. Veuillez l’activer, puis actualiser cette page.',
  notLoaded: 'Ce site n’a pas pu être chargé. Actualisez la page ou réessayez dans quelques minutes.',
  offline: 'Vous êtes hors ligne. Cette page se chargera dès le retour du réseau.',
  reload: 'Actualiser la page',
  slow: 'Cela prend plus de temps que d’habitude.',
} satisfies Translation<typeof import('../early')>;
