import type { Translation } from '../../contract/translation';

export default {
  serverTimeout: 'Délai dépassé : le serveur n’a donné aucun signe depuis 30 secondes.',
  handshake: 'Le serveur a refusé la connexion.',
  unableToReconnect: 'Impossible de rétablir la connexion au serveur.',
} satisfies Translation<typeof import('../realtime')>;
