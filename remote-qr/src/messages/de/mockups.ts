import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'So sieht es gedruckt aus',
  tableStand: 'Tischaufsteller',
  doorSign: 'Türschild',
  receipt: 'Kassenbon',
  orMore: (cm) => `${count(cm)} cm oder mehr`,
  pictureOf: (place, name) => `${place} mit dem Code „${name}“`,
} satisfies Translation<typeof import('../mockups')>;
