import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Le rendu imprimé',
  tableStand: 'Chevalet de table',
  doorSign: 'Plaque de porte',
  receipt: 'Ticket de caisse',
  orMore: (cm) => `${count(cm)} cm ou plus`,
  pictureOf: (place, name) => `${place} avec le code « ${name} »`,
} satisfies Translation<typeof import('../mockups')>;
