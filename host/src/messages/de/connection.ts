import type { Translation } from '@frontdesk/shared/contract';

const states = {
  Disconnected: 'Getrennt',
  Connecting: 'Verbindet',
  Connected: 'Verbunden',
  Reconnecting: 'Verbindet erneut',
  Disconnecting: 'Wird getrennt',
  Unavailable: 'Nicht verfügbar',
};

export default {
  connection: (status) => states[status],
} satisfies Translation<typeof import('../connection')>;
