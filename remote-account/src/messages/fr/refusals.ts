import type { Translation } from '@frontdesk/shared/contract';

export default {
  notAvailable: 'Cette fonction n’est pas disponible sur ce serveur.',
  changeFailed: 'La modification a échoué.',
} satisfies Translation<typeof import('../refusals')>;
