import type { Translation } from '@frontdesk/shared/contract';

export default {
  readBy: ['non', 'oui (un décodeur)', 'oui'],
} satisfies Translation<typeof import('../zip')>;
