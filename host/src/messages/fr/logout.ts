import type { Translation } from '@frontdesk/shared/contract';

export default {
  loggedOut: 'Vous êtes déconnecté.',
} satisfies Translation<typeof import('../logout')>;
