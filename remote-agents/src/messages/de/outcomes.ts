import type { Translation } from '@frontdesk/shared/contract';

export default {
  outcome: {
    answered: 'Beantwortet',
    unsure: 'Unsicher',
    'not-found': 'Keine Antwort',
    person: 'Person gewünscht',
    served: 'Von einer Person beantwortet',
  },
} satisfies Translation<typeof import('../outcomes')>;
