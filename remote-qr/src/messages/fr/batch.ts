import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Plusieurs QR codes à la fois',
  intro: 'Importez une liste, enregistrez les codes, puis téléchargez leurs images ou imprimez-les.',
  file: 'Fichier CSV',
  fileHelp: (most) =>
    `Pour des adresses web, deux colonnes suffisent : name et url. La première ligne nomme les colonnes. Jusqu’à ${count(most)} lignes, séparées par des virgules ou des points-virgules.`,
  otherKinds: 'Colonnes pour d’autres types de codes',
  otherKindsHelp: 'Ajoutez une colonne type, et les colonnes de ce type :',
  example: 'Télécharger un exemple',
  exampleName: 'qr-codes-exemple.csv',
  placesExample: 'Télécharger un exemple pour des lieux',
  placesExampleName: 'lieux-exemple.csv',
  exampleAgent: 'Accueil',
  examplePlace: (table) => `Table ${table}`,
  exampleWifi: (table) => `Le Wi-Fi s’appelle Client${table}, son mot de passe est voilier-${table}.`,
  exampleDrinks: 'Ici, les boissons sont servies jusqu’à 23 h.',
  exampleQuestion: 'Quel est le Wi-Fi ici ?',
  columnsFromTo: (first, last) => `${first} … ${last}`,

  problems: (most) => ({
    empty: 'Ce fichier ne contient aucune ligne.',
    noHeader: 'La première ligne doit nommer les colonnes : name et url, ou name et type, ou agent et place.',
    tooMany: `Ce fichier a plus de ${count(most)} lignes. Veuillez le diviser.`,
    tooLarge: 'Ce fichier dépasse 20 Mo. Veuillez le diviser.',
    unclosedQuote: 'Un guillemet n’est jamais fermé dans ce fichier. Enregistrez-le à nouveau au format CSV.',
    unreadable: 'Le fichier n’a pas pu être lu.',
  }),

  checked: (good, bad) =>
    `${count(good, 'code peut être créé', 'codes peuvent être créés')}, ${count(bad, 'ligne contient une erreur', 'lignes contiennent une erreur')}.`,
  onlyFaults: 'Lignes avec erreur',
  rows: 'Lignes du fichier',
  line: 'Ligne',
  name: 'Nom',
  type: 'Type',
  result: 'Mène à',
  repaired: (typed, address) => `« ${typed} » est complété en ${address}`,
  noAgent: (typed) => `Il n’y a pas d’agent « ${typed} ». Utilisez le nom d’un de vos agents ou son identifiant.`,
  manyAgents: (typed) =>
    `Plusieurs agents s’appellent « ${typed} ». Utilisez l’identifiant, visible dans l’adresse de la page de l’agent.`,
  agentsFailed: (typed) =>
    `Vos agents n’ont pas pu être chargés, « ${typed} » n’est donc pas connu. Choisissez à nouveau le fichier.`,
  makeZip: (number) => `Télécharger ${count(number, 'image', 'images')} (ZIP)`,
  zipName: 'qr-codes.zip',
  making: (made, all) => `Création et vérification : ${count(made)} sur ${count(all)}`,
  stop: 'Arrêter',
  done: (number) => count(number, 'image téléchargée', 'images téléchargées'),
  doNotScan: (number) =>
    `${count(number, 'code est illisible', 'codes sont illisibles')}. La liste dans le ZIP indique ${number > 1 ? 'lesquels' : 'lequel'}.`,
  zipFailed: 'Le ZIP n’a pas pu être créé. Réessayez, éventuellement avec moins de lignes.',
  saveAll: 'Tout enregistrer',
  saveRest: (number) => (number === 1 ? 'Enregistrer l’autre' : `Enregistrer les ${count(number)} autres`),
  areChangeable: 'Les codes enregistrés sont modifiables.',
  areFixed: 'Les codes enregistrés ne sont pas modifiables.',
  alwaysChangeable:
    'Tout reste modifiable après l’impression, car les codes ne contiennent que des liens courts. Ils fonctionnent tant que ce serveur est en marche. Les codes sont donc enregistrés avant d’être téléchargés ou imprimés.',
  savesFirst:
    'Les images contiennent des liens courts. Les codes sont donc enregistrés avant d’être téléchargés ou imprimés.',
  stopSaving: 'Arrêter l’enregistrement',
  savedOf: (saved, all) => `Enregistrés dans « Mes QR codes » : ${count(saved)} sur ${count(all)}`,
  refused: (number) =>
    `${count(number, 'code refusé', 'codes refusés')} par le serveur. Les lignes indiquent pourquoi.`,
  savingFailed: (saved, all) =>
    `L’enregistrement s’est arrêté à ${count(saved)} sur ${count(all)}. Les codes enregistrés restent dans « Mes QR codes ».`,
  saved: 'Enregistré',
  printThese: 'Imprimer ces codes',

  sheetTitle: 'Planche à imprimer',
  sheetIntro: 'Vos codes enregistrés avec leurs noms, prêts à imprimer et à découper.',
  sheetIntroBatch: 'Les codes de votre fichier avec leurs noms, prêts à imprimer et à découper.',
  paper: 'Papier',
  codeSize: 'Largeur d’un code',
  mm: (mm) => `${mm} mm`,
  cutMarks: 'Traits de coupe',
  cutMarkWords: ['Affichés', 'Masqués'],
  print: 'Imprimer',
  sheets: (codes, sheets) => `${count(codes, 'code', 'codes')} sur ${count(sheets, 'planche', 'planches')}`,
  reading: (done, all) => `Vérification des codes avant l’impression : ${count(done)} sur ${count(all)}`,
  readingFailed: 'Les codes n’ont pas pu être vérifiés. Vous ne pouvez donc pas encore les imprimer.',
  quoted: (name) => `« ${name} »`,
  more: (number) => count(number, 'autre', 'autres'),
  skipCheck: 'Imprimer sans vérifier',
  notChecked: 'Ces codes n’ont pas été vérifiés. Essayez chacun avec un téléphone avant de l’afficher.',
  noRoom: (names, number) =>
    number === 1
      ? `Le contenu de ${names} est trop long pour un code. Il n’est donc pas sur la planche. Raccourcissez-le dans « Mes QR codes ».`
      : `Le contenu de ${names} est trop long pour un code. Ils ne sont donc pas sur la planche. Raccourcissez-les dans « Mes QR codes ».`,
  notPrinted: (names, number) =>
    number === 1
      ? `${names} est illisible et n’est donc pas sur la planche. Raccourcissez son contenu dans « Mes QR codes ».`
      : `${names} sont illisibles et ne sont donc pas sur la planche. Raccourcissez leur contenu dans « Mes QR codes ».`,
  printedUnread: (names, number) =>
    number === 1
      ? `${names} est illisible, mais figure quand même sur la planche. Essayez-le avec un téléphone.`
      : `${names} sont illisibles, mais figurent quand même sur la planche. Essayez-les avec un téléphone.`,
  unreadAction: (isIncluded, number) =>
    isIncluded ? (number === 1 ? 'Le retirer' : 'Les retirer') : 'Imprimer quand même',
  printedPlain: (names, number) =>
    number === 1
      ? `${names} est illisible avec son style et sera donc imprimé en noir sur blanc.`
      : `${names} sont illisibles avec leur style et seront donc imprimés en noir sur blanc.`,
  readOnce: 'Un seul décodeur sur deux a pu fonctionner ici. Il lit tous les codes de ces planches.',
  part: 'Codes',
  partOf: (from, to, all) => `${count(from)} à ${count(to)} sur ${count(all)}`,
  left: (number) =>
    `${count(number, 'autre code de votre fichier n’est pas inclus', 'autres codes de votre fichier ne sont pas inclus')}. Divisez le fichier pour tout imprimer.`,
  localAddresses:
    'Certains de ces codes ne s’ouvrent que dans votre propre réseau. Avant d’imprimer, demandez à l’administrateur de ce serveur une adresse publique pour les liens courts.',
  tooSmall: (names, number, mm) =>
    number === 1
      ? `${names} est trop dense pour cette largeur : un téléphone pourrait ne pas le lire. Imprimez-le sur au moins ${mm} mm de large.`
      : `${names} sont trop denses pour cette largeur : un téléphone pourrait ne pas les lire. Imprimez-les sur au moins ${mm} mm de large.`,
  noneTitle: 'Aucun code à imprimer.',
  sheetFailed: 'Vos QR codes n’ont pas pu être chargés.',
  sheet: (number) => `Planche ${number}`,
} satisfies Translation<typeof import('../batch')>;
