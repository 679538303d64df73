import type { Translation } from '@frontdesk/shared/contract';

export default {
  placePlaceholder: 'Tisch 12',
  fact: 'Angabe',
  question: 'Frage',
} satisfies Translation<typeof import('../chat-form')>;
