import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  started: {
    slowToRead: 'Ce site répond lentement. Vous pouvez quitter cette page : votre agent continue à lire.',
    reading: (read, found, areFiles) =>
      `${count(read)} sur ${areFiles ? count(found, 'fichier lu', 'fichiers lus') : count(found, 'page lue', 'pages lues')}`,
    allRead: (read, areFiles) =>
      `${areFiles ? count(read, 'fichier lu', 'fichiers lus') : count(read, 'page lue', 'pages lues')}. Votre agent est prêt.`,
    notYet: 'Lecture en cours…',
    nothingRead: 'Rien n’a pu être lu. Ajoutez un fichier ou essayez un autre site.',
    another: 'Essayer un autre site',
    failedPages: (failed, areFiles) =>
      `${areFiles ? count(failed, 'fichier n’a pas pu être lu', 'fichiers n’ont pas pu être lus') : count(failed, 'page n’a pas pu être lue', 'pages n’ont pas pu être lues')}.`,
    unread: 'Non lues',
    again: 'Réessayer',
    againFailed: 'La lecture n’a pas pu reprendre.',
    askNow: 'Posez-lui une question : il répond à partir de ce qu’il a déjà lu.',
    askDone: 'Posez-lui une question, comme le ferait un client.',
    pages: 'Dernières pages lues',
    topics: 'Demandez-lui par exemple',
    allPages: (read) => `Voir les ${count(read)}`,
    topicsHint: 'Les visiteurs les voient comme premières questions.',
    install: 'Intégrer à votre site',
    installHint: 'Collez une ligne dans vos pages. Le chat apparaît sur votre site, et nulle part ailleurs.',
    copyLine: 'Copier la ligne',
    showLine: 'Afficher la ligne',
    snippet: 'code d’intégration',
    moreInstall: 'Autres possibilités',
    open: 'Ouvrir l’agent',
  },
} satisfies Translation<typeof import('../started')>;
