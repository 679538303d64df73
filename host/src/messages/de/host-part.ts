import type { Translation } from '@frontdesk/shared/contract';

export default {
  partFailed: (part, why) => `${part} konnte nicht geladen werden. ${why}`,
} satisfies Translation<typeof import('../host-part')>;
