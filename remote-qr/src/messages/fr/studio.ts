import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  editing: (name) => `Vous modifiez « ${name} ». Si vous enregistrez, il sera remplacé.`,
  editingPrinted: (name) =>
    `Vous modifiez « ${name} ». Vos codes imprimés ne changent pas : enregistrez pour changer leur destination.`,
  saveEdited: 'Enregistrer',
  generate: 'Générer le QR code',
  generateFailed: 'Le QR code n’a pas pu être généré.',
  generateLog: 'Error generating QR Code:',
  suggestion: (text) => `Utiliser ${text}`,
  suggestionQuestion: 'Vouliez-vous dire ceci ?',
  encodedNumber: (digits) => `Le code contiendra ${digits}`,
  encodedHost: (host) => `Ouvre ${host}. Vérifiez que ces lettres sont bien celles que vous voulez.`,
  skippedTime: (zone) =>
    `Ce jour-là, on avance l’heure dans le fuseau ${zone} : l’une de ces heures n’existe pas. Veuillez la vérifier.`,
  timeZone: (zone) =>
    `Le code contient ces heures telles que saisies ici (${zone}). Un téléphone d’un autre fuseau horaire affiche les mêmes heures.`,
  encodedTitle: 'Texte du code',
  encodedEmpty: 'Remplissez le formulaire pour voir le texte exact que contiendra le code.',
  sampleCode:
    'Ceci est un exemple. Le code reçoit son propre lien quand vous le générez, puis se trouve dans « Mes QR codes ».',
  encodedBytes: (bytes, max) => `${count(bytes)} sur ${count(max, 'octet', 'octets')}`,

  printShops: 'Pour l’imprimeur',
  // At 300 dots per inch, the usual printer setting.
  scanChecking: 'Vérification du code…',
  scans: 'Lisible',
  readOnce: 'Un seul décodeur sur deux a pu fonctionner ici.',
  readOnceHelp: 'Il lit le code.',
  printAtLeast: (mm) => `Imprimez-le sur au moins ${mm} mm de large.`,
  tooDense: (size) => `Trop dense pour une image de ${size} px de large.`,
  chooseSize: (size) =>
    size === null
      ? 'Utilisez le SVG ou un PNG pour l’impression.'
      : `Choisissez au moins ${size} px, le SVG ou un PNG pour l’impression.`,
  saysOther: 'Le code ne correspond pas à votre contenu.',
  readInstead: (text) => `On y lit : ${text}`,
  notReadable: 'Aucun code lisible dans cette image.',
  notReadableHelp: 'Essayez-le avec un téléphone avant de l’imprimer. Les autres tailles sont tirées de cette image.',
  scanUnavailable: 'Le code n’a pas pu être vérifié ici. Essayez-le avec un téléphone avant de l’imprimer.',
  style: 'Style',
  content: 'Contenu',
  styleColors: (dark, light) => `${dark} sur ${light}`,
  withLogo: 'Avec un logo',
  withoutLogo: 'Sans logo',
  withFrame: (frame) => `Cadre « ${frame} »`,
  styleMeasures: (quietZone, mm) => `Marge ${quietZone}, ${mm} mm de large`,
  styleIntro: 'Les couleurs, le logo et la forme ne sont utilisés que si le code reste lisible.',
  colors: { dark: 'Couleur du code', light: 'Couleur du fond' },
  logo: 'Logo au centre (PNG, JPEG, WebP ou SVG, jusqu’à 2 Mo)',
  removeLogo: 'Retirer le logo',
  plainAgain: 'Revenir au noir sur blanc',
  styleRefused: 'Non utilisé.',
  stillBefore: 'L’image garde l’apparence précédente : votre dernier choix n’est pas lisible.',
  shape: 'Modules',
  shapes: { square: 'Carrés', rounded: 'Arrondis' },
  frame: 'Texte du cadre',
  framePlaceholder: 'Scannez-moi',
  frameLeft: (left) =>
    `${count(left, 'caractère restant', 'caractères restants')}. Laissez vide pour ne pas avoir de cadre.`,
  quietZone: 'Marge (modules)',
  quietZoneOption: (modules) => (modules === 4 ? '4 (standard)' : String(modules)),
  quietZoneNarrow:
    'Certains lecteurs ont besoin de 4 modules de blanc autour d’un code. Laissez le papier blanc autour.',
  sizeMm: 'Largeur imprimée (mm)',
  sizeMmHint: 'Pour SVG et PDF.',
  sizeMmWrong: (least, most) => `Un nombre entier de ${least} à ${most}.`,
  tooSmallMm: (mm) => `Ce code doit mesurer au moins ${mm} mm pour être lisible sur papier.`,
  plainStyle: 'Noir sur blanc',
  preset: 'Modèle',
  noPreset: 'Votre propre choix',
  savePreset: 'Enregistrer comme modèle',
  savePresetButton: 'Enregistrer',
  cancelPreset: 'Annuler',
  presetName: 'Nom du modèle',
  presetIntro:
    'Réutilisez ce style pour d’autres codes, planches et fichiers CSV. Un modèle du même nom sera remplacé.',
  presetSaved: (name) => `Modèle « ${name} » enregistré`,
  presetFailed: 'Le modèle n’a pas pu être enregistré.',
  deletePreset: (name) => `Supprimer le modèle ${name}`,
  deletePresetQuestion: (name) =>
    `Voulez-vous vraiment supprimer le modèle « ${name} » ? Les codes qui ont ce style le gardent.`,
  presetDeleteFailed: 'Le modèle n’a pas pu être supprimé.',
  styleNotSaved: 'Le code a été enregistré, mais pas son style. Modifiez le code pour réessayer.',
  kinds: 'Types de codes',
  livePreview: 'Aperçu en direct',
  livePreviewEmpty: 'Remplissez le formulaire pour voir votre code.',

  styleProblems: {
    inverted: 'Le code doit être plus foncé que le fond : beaucoup de lecteurs ne lisent pas le clair sur foncé.',
    pale: 'Ces couleurs sont trop proches pour un appareil photo. Choisissez un code plus foncé.',
    darkGround: 'Le fond est trop foncé. Choisissez-en un plus clair.',
    noRoom: 'Le texte est trop long pour laisser de la place à un logo.',
    doesNotScan: 'Avec ce style, le code n’est pas lisible.',
    type: 'Un logo est un fichier PNG, JPEG, WebP ou SVG.',
    tooLarge: 'Le fichier dépasse 2 Mo.',
    broken: 'Le fichier ne peut pas être lu comme une image.',
    failed: 'Le style n’a pas pu être vérifié. Veuillez réessayer.',
  },
} satisfies Translation<typeof import('../studio')>;
