import type { Translation } from '@frontdesk/shared/contract';

export default {
  notAvailable: 'Das ist auf diesem Server nicht verfügbar.',
  changeFailed: 'Die Änderung ist fehlgeschlagen.',
} satisfies Translation<typeof import('../refusals')>;
