import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  start: {
    title: 'Commencer avec votre site',
    intro: 'Votre agent le lit et y puise ses réponses. Vous pourrez tout modifier ensuite.',
    address: 'Quel est votre site ?',
    placeholder: 'www.example.com',
    addressHint: 'L’agent en reprend le nom, la couleur et le logo, et ne fonctionne que sur ce site.',
    submit: 'Lire mon site',
    submitting: 'Ouverture de votre site…',
    or: 'Pas de site ? Déposez vos tarifs, votre règlement ou votre carte.',
    chooseFiles: 'Choisir des fichiers',
    dropFailed: 'La zone de dépôt n’a pas pu être chargée.',
    failed: 'Votre agent n’a pas pu être créé.',
    unavailable:
      'Ce serveur ne peut pas lire de sites. Ajoutez plutôt un agent par son nom ; les documents viennent ensuite.',
    addAgent: 'Nouvel agent',
    previewName: 'Votre agent',
    previewField: 'Écrivez un message',
    previewEmpty: 'Votre agent répond ici dès qu’il a lu la première page.',
    reading: (read, found) => `${count(read)} sur ${count(found, 'page lue', 'pages lues')}`,
    allRead: (read) => `${count(read, 'page lue', 'pages lues')}. Votre agent est prêt.`,
    notYet: 'Lecture de la première page…',
    nothingRead: 'Rien n’a pu être lu. Ajoutez un fichier ou essayez un autre site.',
    failedPages: (failed) => `${count(failed, 'page n’a pas pu être lue', 'pages n’ont pas pu être lues')}.`,
    askNow: 'Posez-lui une question : il répond à partir de ce qu’il a déjà lu.',
    pages: 'Dernières pages lues',
    topics: 'Demandez-lui par exemple',
    topicsHint: 'Les visiteurs les voient comme premières questions.',
    install: 'Intégrer à votre site',
    installHint: 'Collez cette ligne dans vos pages.',
    snippet: 'code d’intégration',
    moreInstall: 'Autres possibilités',
    open: 'Ouvrir l’agent',
    descriptionOfFiles: 'Répond aux questions des visiteurs à partir de vos documents.',
  },
} satisfies Translation<typeof import('../start')>;
