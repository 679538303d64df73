import type { Translation } from '@frontdesk/shared/contract';

export default {
  outcome: {
    answered: 'Beantwortet',
    unsure: 'Unsicher',
    'not-found': 'Keine Antwort',
    person: 'Person gewünscht',
  },
} satisfies Translation<typeof import('../outcomes')>;
