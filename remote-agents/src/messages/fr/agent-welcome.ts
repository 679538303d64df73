import type { Translation } from '@frontdesk/shared/contract';

export default {
  welcome: {
    saved: 'Message d’accueil enregistré.',
    failed: 'Le message d’accueil n’a pas pu être enregistré. Consultez la console pour en savoir plus.',
    intro: 'Ce qu’un visiteur lit en premier, avant toute question.',
    editorFailed: 'L’éditeur n’a pas pu être chargé.',
    editor: 'Texte d’accueil',
    formatting: 'Mise en forme',
    bold: 'Gras',
    italic: 'Italique',
    link: 'Lien',
    bulletList: 'Liste à puces',
    numberedList: 'Liste numérotée',
    address: 'Adresse',
    addressProblem: 'Saisissez une adresse comme https://example.com.',
    removeLink: 'Retirer le lien',
    setLink: 'Ajouter le lien',
  },
} satisfies Translation<typeof import('../agent-welcome')>;
