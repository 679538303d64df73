import type { Translation } from '@frontdesk/shared/contract';

export default {
  placePlaceholder: 'Table 12',
  fact: 'Information',
  question: 'Question',
} satisfies Translation<typeof import('../chat-form')>;
