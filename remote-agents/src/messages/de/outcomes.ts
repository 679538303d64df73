import type { Translation } from '@frontdesk/shared/contract';

export default {
  outcome: {
    answered: 'Beantwortet',
    unsure: 'Unsicher',
    'not-found': 'Nicht gefunden',
    person: 'Möchte jemanden sprechen',
  },
} satisfies Translation<typeof import('../outcomes')>;
