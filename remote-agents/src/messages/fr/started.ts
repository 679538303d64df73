import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';
import type { Counted } from '../started';

const READ = {
  page: ['page lue', 'pages lues'],
  file: ['fichier lu', 'fichiers lus'],
  site: ['site lu', 'sites lus'],
  both: ['page ou fichier lu', 'pages et fichiers lus'],
} as const;
const UNREAD = {
  page: ['page n’a pas pu être lue', 'pages n’ont pas pu être lues'],
  file: ['fichier n’a pas pu être lu', 'fichiers n’ont pas pu être lus'],
  site: ['site n’a pas pu être lu', 'sites n’ont pas pu être lus'],
  both: ['élément n’a pas pu être lu', 'éléments n’ont pas pu être lus'],
} as const satisfies Record<Counted, readonly string[]>;

export default {
  started: {
    slowToRead: 'Ce site répond lentement. Vous pouvez quitter cette page : votre agent continue à lire.',
    reading: (read, found, what) => `${count(read)} sur ${count(found, ...READ[what])}`,
    allRead: (read, what) => `${count(read, ...READ[what])}. Votre agent est prêt.`,
    notYet: 'Lecture en cours…',
    readingFirst: 'Ouvre le début',
    readingNext: 'Poursuit la lecture',
    nothingYet: 'Votre agent n’a encore rien pu lire.',
    nothingRead: 'Rien n’a pu être lu. Ajoutez un fichier ou essayez un autre site.',
    another: 'Essayer un autre site',
    failedPages: (failed, what) => `${count(failed, ...UNREAD[what])}.`,
    unread: 'Non lus',
    again: 'Réessayer',
    againFailed: 'La lecture n’a pas pu reprendre.',
    askNow: 'Posez-lui une question : il répond à partir de ce qu’il a déjà lu.',
    askDone: 'Posez-lui une question, comme le ferait un client.',
    tryIt: 'Essayez-le. Ces chats ne sont pas comptés.',
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
    print: 'Imprimer un code QR',
    printHint: 'Vos clients le scannent à table ou à la porte, et interrogent cet agent.',
    makeCode: 'Créer un code',
    open: 'Ouvrir l’agent',
  },
} satisfies Translation<typeof import('../started')>;
