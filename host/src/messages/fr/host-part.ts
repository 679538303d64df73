import type { Translation } from '@frontdesk/shared/contract';

export default {
  partFailed: (part, why) => `Impossible de charger ${part}. ${why}`,
} satisfies Translation<typeof import('../host-part')>;
