import type { Translation } from '@frontdesk/shared/contract';

const states = {
  Disconnected: 'Déconnecté',
  Connecting: 'Connexion…',
  Connected: 'Connecté',
  Reconnecting: 'Reconnexion…',
  Disconnecting: 'Déconnexion…',
  Unavailable: 'Indisponible',
};

export default {
  connection: (status) => states[status],
} satisfies Translation<typeof import('../connection')>;
