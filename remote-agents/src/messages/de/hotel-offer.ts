import type { Translation } from '@frontdesk/shared/contract';

export default {
  offer: 'Möchten Sie sich erst umsehen?',
  offerText:
    'Ein kleines Hotel mit Agenten, Dokumenten, Gesprächen aus zwei Wochen und QR-Codes. Sie entfernen es mit einem Klick.',
} satisfies Translation<typeof import('../hotel-offer')>;
