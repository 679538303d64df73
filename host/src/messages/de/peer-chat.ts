import type { Translation } from '@frontdesk/shared/contract';

export default {
  noConnection: 'Noch keine Verbindung zum Server.',
} satisfies Translation<typeof import('../peer-chat')>;
