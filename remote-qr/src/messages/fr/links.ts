import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

const scanCount = (number: number) => count(number, 'scan', 'scans');
const printedStay = 'Vos codes imprimés ne changent pas.';

export default {
  scanCount: scanCount,
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

  scansTitle: 'Scans',
  period: 'Période',
  periods: { 1: '24 dernières heures', 7: '7 derniers jours', 30: '30 derniers jours', 90: '90 derniers jours' },
  visits: 'Scans',
  repeated: 'Scans répétés',
  bots: 'Robots et aperçus de liens',
  visitsHelp:
    'Plusieurs scans d’un visiteur en 30 minutes comptent pour un seul. Les robots et les aperçus de liens sont comptés à part. Aucun cookie n’est déposé et aucune adresse n’est conservée.',
  noScans: 'Aucun scan sur cette période.',
  scansFailed: 'Les scans n’ont pas pu être chargés.',
  asTable: 'Afficher en tableau',
  chartLabel: (number, period) => `${period} : ${scanCount(number)}`,
  barTitle: (time, parts) => `${time} : ${parts.map(([device, number]) => `${device} ${count(number)}`).join(', ')}`,
  time: 'Date',
  total: 'Total',
  devices: { phone: 'Téléphone', tablet: 'Tablette', computer: 'Ordinateur', other: 'Autre' },

  schedule: 'Dates',
  scheduleIntro: 'Sans dates, le code mène à sa destination tant qu’il est actif.',
  startsAt: 'Début',
  endsAt: 'Fin',
  afterEnd: 'Adresse après la fin (facultatif)',
  afterEndHint: 'Sans adresse, les visiteurs voient que le code a expiré.',
  saveSchedule: 'Enregistrer les dates',
  scheduleSaved: 'Dates enregistrées',
  scheduleFailed: 'Les dates n’ont pas pu être enregistrées.',
  dateProblem: (label) => `${label} : saisissez une date et une heure.`,
  orderProblem: 'La fin doit être après le début.',
  afterEndNeedsEnd: 'Saisissez une fin, ou laissez cette adresse vide.',

  settings: {
    startsAt: (at) => (at === null ? 'Sans début' : `Début : ${at}`),
    endsAt: (at) => (at === null ? 'Sans fin' : `Fin : ${at}`),
    afterEndUrl: (url) => (url === null ? 'Sans adresse après la fin' : `Après la fin : ${url}`),
  },
  changes: 'Modifications',
  noChanges: 'Aucune modification pour le moment. Toutes celles de ce code apparaîtront ici.',
  changesFailed: 'Les modifications n’ont pas pu être chargées.',
  somebody: 'Ancien membre',
  from: 'de',
  to: 'à',
  undo: 'Annuler',
  undoNamed: (what) => `Annuler la modification : ${what}`,
  undone: 'Modification annulée',
  undoFailed: 'La modification n’a pas pu être annulée.',
} satisfies Translation<typeof import('../links')>;
