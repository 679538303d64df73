import type { Translation } from '@frontdesk/shared/contract';

export default {
  noConnection: 'Pas encore de connexion au serveur.',
} satisfies Translation<typeof import('../peer-chat')>;
