import type { Translation } from '@frontdesk/shared/contract';

export default {
  loggedOut: 'Déconnexion réussie.',
} satisfies Translation<typeof import('../logout')>;
