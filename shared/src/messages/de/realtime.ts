import type { Translation } from '../../contract/translation';

export default {
  serverTimeout: 'Zeitüberschreitung: Der Server hat sich seit 30 Sekunden nicht gemeldet.',
  handshake: 'Der Server hat die Verbindung abgelehnt.',
  unableToReconnect: 'Die Verbindung zum Server konnte nicht wiederhergestellt werden.',
} satisfies Translation<typeof import('../realtime')>;
