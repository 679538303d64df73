import type { Translation } from '@frontdesk/shared/contract';

export default {
  stopMails: {
    title: 'E-mails sur les conversations',
    intro: 'Vous recevez un e-mail quand un visiteur souhaite parler à une personne, ou un résumé une fois par jour.',
    stop: 'Ne plus recevoir ces e-mails',
    stopped: 'Vous ne recevrez plus d’e-mails sur les conversations.',
    incomplete: 'Le lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail.',
    failed: 'Les e-mails n’ont pas pu être désactivés.',
  },
} satisfies Translation<typeof import('../stop-mails')>;
