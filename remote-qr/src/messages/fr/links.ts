import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

const printedStay = 'Vos codes imprimés ne changent pas.';

export default {
  scanCount: (number) => count(number, 'scan', 'scans'),
  ofCode: (name) => ` de ${name}`,

  changeable: 'Modifiable',
  changeableLine:
    'Le code contient un lien court. Changez sa destination à tout moment et voyez combien de fois il est scanné. Il fonctionne tant que ce serveur est en marche.',
  alwaysChangeable:
    'Tout reste modifiable après l’impression, car le code ne contient qu’un lien court. Il fonctionne tant que ce serveur est en marche.',
  recommended: 'Recommandé',
  fixed: 'Non modifiable',
  fixedLine:
    'Le code renferme directement son contenu. Il fonctionne sans ce serveur, mais après l’impression, rien ne peut être modifié ni compté.',
  afterPrinting: 'Après l’impression',
  switchWords: ['Oui', 'Non'],
  hasLink: (url) =>
    `Le code imprimé contient ${url} et ne change pas. Il ne fonctionne que si ce serveur est en marche.`,
  localAddress:
    'Cette adresse ne s’ouvre que dans votre propre réseau, pas sur le téléphone d’un client. Avant d’imprimer le code, demandez une adresse publique à l’administrateur de ce serveur.',
  getsLinkOnSave: 'Le code reçoit son lien court quand vous l’enregistrez.',
  printedStayFixed:
    'Les codes déjà imprimés ne sont pas modifiables. Après l’enregistrement, téléchargez et imprimez à nouveau le code.',
  noLinksHere: 'Ce serveur n’a pas de liens courts.',
  word: 'Mot à la fin de l’adresse (facultatif)',
  wordHint:
    'Au moins 7 lettres, chiffres ou traits d’union. Sans mot, l’adresse se termine par 7 caractères aléatoires.',
  wifiIsStatic:
    'Un code Wi-Fi n’est pas modifiable : un téléphone qui n’est pas encore connecté ne pourrait pas ouvrir son lien.',
  makeFailed: 'Le code n’a pas pu être rendu modifiable.',
  offer:
    'Activez cette option pour donner un lien court au code. Les codes déjà imprimés ne sont pas modifiables : téléchargez et imprimez à nouveau le code.',
  chooseWord: 'Personnaliser le lien',

  states: {
    active: 'Actif',
    paused: 'En pause',
    early: 'Pas commencé',
    ended: 'Expiré',
  },
  pause: 'Mettre en pause',
  resume: 'Reprendre',
  paused: (name) => `« ${name} » est en pause.`,
  resumed: (name) => `« ${name} » fonctionne à nouveau.`,
  pauseFailed: (name) => `Impossible de mettre « ${name} » en pause.`,
  resumeFailed: (name) => `Impossible de remettre « ${name} » en service.`,

  codeTitle: 'QR code',
  madeChangeable: 'Le code est maintenant modifiable',
  missing: 'Ce QR code n’existe pas ou a été supprimé.',
  shortLink: 'Lien court',
  theShortLink: 'lien court',
  forPrinting: 'Pour l’impression',
  leadsTo: 'Mène à',
  leadsSaved: 'Enregistré. Vos codes imprimés y mènent maintenant.',
  printedStay: printedStay,
  leadsSavedHere: `Enregistré. ${printedStay}`,
  leadsSavedAgain: 'Enregistré. La destination reste la même.',
  ledBefore: (address) => `Avant, il menait à ${address}.`,
  changedSince: 'Quelqu’un a changé la destination entre-temps.',
  leadsFailed: 'La nouvelle destination n’a pas pu être enregistrée.',
  save: 'Enregistrer',
  changeContent: 'Modifier le contenu',
  leadsAfterSaving: 'Après l’enregistrement, mène à',
  isStatic: 'Non modifiable',
  isStaticHelp:
    'Ce code fonctionne toujours, même sans ce serveur. Ses scans ne peuvent pas être comptés, et son contenu n’est pas modifiable après l’impression.',

  undo: 'Annuler',
  undone: 'Modification annulée',
  undoFailed: 'La modification n’a pas pu être annulée.',
} satisfies Translation<typeof import('../links')>;
