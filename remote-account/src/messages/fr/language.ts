import type { Translation } from '@frontdesk/shared/contract';

export default {
  language: 'Langue',
  languageHint: 'S’applique au tableau de bord et aux e-mails qu’il vous envoie.',
  languageFailed: 'La langue n’a pas pu être enregistrée dans votre compte.',
} satisfies Translation<typeof import('../language')>;
