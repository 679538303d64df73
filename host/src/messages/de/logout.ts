import type { Translation } from '@frontdesk/shared/contract';

export default {
  loggedOut: 'Sie sind abgemeldet.',
} satisfies Translation<typeof import('../logout')>;
