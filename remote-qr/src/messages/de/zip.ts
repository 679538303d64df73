import type { Translation } from '@frontdesk/shared/contract';

export default {
  readBy: ['nein', 'ja (ein Decoder)', 'ja'],
} satisfies Translation<typeof import('../zip')>;
