import type { Translation } from '@frontdesk/shared/contract';

export default {
  saveFirst: 'Enregistrez ou effacez d’abord votre saisie, puis actualisez.',
} satisfies Translation<typeof import('../reload-page')>;
