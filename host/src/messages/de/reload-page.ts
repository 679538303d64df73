import type { Translation } from '@frontdesk/shared/contract';

export default {
  saveFirst: 'Bitte speichern oder leeren Sie zuerst Ihre Eingaben, und laden Sie dann neu.',
} satisfies Translation<typeof import('../reload-page')>;
