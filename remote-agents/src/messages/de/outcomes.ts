import type { Translation } from '@frontdesk/shared/contract';

export default {
  outcome: {
    answered: 'Beantwortet',
    unsure: 'Unsicher',
    'not-found': 'Nicht gefunden',
    person: 'Person gewünscht',
  },
} satisfies Translation<typeof import('../outcomes')>;
