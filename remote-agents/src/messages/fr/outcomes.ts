import type { Translation } from '@frontdesk/shared/contract';

export default {
  outcome: {
    answered: 'Répondu',
    unsure: 'Incertain',
    'not-found': 'Sans réponse',
    person: 'Souhaite une personne',
    served: 'Répondu par une personne',
  },
} satisfies Translation<typeof import('../outcomes')>;
