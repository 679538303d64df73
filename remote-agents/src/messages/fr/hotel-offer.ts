import type { Translation } from '@frontdesk/shared/contract';

export default {
  offer: 'Envie de découvrir d’abord ?',
  offerText:
    'Un petit hôtel avec agents, documents, deux semaines de conversations et QR codes. Un clic suffit pour le retirer.',
} satisfies Translation<typeof import('../hotel-offer')>;
