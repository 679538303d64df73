import type { Translation } from '@frontdesk/shared/contract';

export default {
  mailAlerts: {
    title: 'E-mails sur les conversations',
    label: 'Me prévenir',
    choices: {
      never: 'Jamais',
      person: 'Quand un visiteur souhaite parler à une personne',
      daily: 'Résumé quotidien',
    },
    hint: 'Avec le résumé quotidien, vous recevez aussi un e-mail quand un visiteur souhaite parler à une personne. Chaque e-mail contient un lien de désabonnement.',
    sound: 'Son quand un visiteur attend',
    soundHint:
      'Pour ce navigateur uniquement. L’un de ses onglets émet deux sons brefs tant qu’un visiteur attend une personne dans le chat.',
    on: 'Activé',
    off: 'Désactivé',
    saved: 'Enregistré.',
    failed: 'Ce choix n’a pas pu être enregistré.',
  },
} satisfies Translation<typeof import('../mail-alerts')>;
