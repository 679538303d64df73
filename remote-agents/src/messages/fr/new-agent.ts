import type { Translation } from '@frontdesk/shared/contract';

export default {
  create: {
    title: 'Nouvel agent',
    intro: 'Donnez-lui un nom et dites à quoi il sert. Documents, message d’accueil et apparence viennent ensuite.',
    name: 'Nom du bot',
    fromSite: 'Commencer avec mon site',
    fromSiteText: 'Ou laissez-le lire votre site.',
    nameTaken: 'Un autre de vos agents porte ce nom. Vous pouvez quand même l’utiliser.',
    description: 'Description',
    status: 'État',
    submit: 'Ajouter le bot',
    created: 'Bot créé.',
    setUp: 'Le configurer',
    failed: 'Le bot n’a pas pu être créé.',
  },

  agentForm: {
    noName: 'Le nom est obligatoire.',
    noDescription: 'La description est obligatoire.',
    tooManyQuestions: (most) => `${most} questions au maximum`,
    questionTooLong: (most) => `${most} caractères par question au maximum`,
    privacyAddress: 'Saisissez une adresse web comme https://shop.example/privacy',
    tooLong: (most) => `${most} caractères au maximum`,
    limit: 'Saisissez un nombre entier ou laissez vide',
  },
} satisfies Translation<typeof import('../new-agent')>;
