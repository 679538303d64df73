import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'Règles',
  intro: 'Un scan suit la première règle qui s’applique. Changez l’ordre avec les flèches.',
  noRules: 'Aucune règle pour le moment. Tous les scans mènent au même endroit.',
  failed: 'Les règles n’ont pas pu être chargées.',
  add: 'Ajouter une règle',
  full: (most) => `Un code a au plus ${most} règles.`,
  save: 'Enregistrer les règles',
  saved: 'Règles enregistrées',
  saveFailed: 'Les règles n’ont pas pu être enregistrées.',
  otherwise: 'Sinon',
  ownContent: 'le contenu de ce code',
  scans: (number) => count(number, 'scan', 'scans'),
  arrow: (destination) => `→ ${destination === '' ? '…' : destination}`,
  notSaved: 'Non enregistré',
  neverReached: 'Jamais appliquée',
  neverReachedHelp: 'Une règle précédente s’applique toujours avant. Déplacez cette règle vers le haut, ou retirez-la.',
  // After `outcome`: 'Le scan mène à : example.com'.
  leadsTo: 'à :',

  ruleName: (place) => `Règle ${place + 1}`,
  edit: (place) => `Modifier la règle ${place + 1}`,
  moveUp: (place) => `Monter la règle ${place + 1}`,
  moveDown: (place) => `Descendre la règle ${place + 1}`,
  remove: (place) => `Retirer la règle ${place + 1}`,
  moved: (from, to) => `La règle ${from + 1} est maintenant la règle ${to + 1}.`,
  removed: (place) => `Règle ${place + 1} retirée.`,
  done: 'Terminé',

  alsoWhen: 'Tout doit être vrai. Laissez vide ce qui ne compte pas.',
  days: 'Jours',
  dayNames: { mon: 'lun.', tue: 'mar.', wed: 'mer.', thu: 'jeu.', fri: 'ven.', sat: 'sam.', sun: 'dim.' },
  from: 'De',
  to: 'À',
  timeZone: 'Fuseau horaire',
  language: 'Langue',
  device: 'Appareil',
  anyLanguage: 'Toutes les langues',
  anyDevice: 'Tous les appareils',
  devices: { ios: 'iPhone ou iPad', android: 'Android', computer: 'Ordinateur' },
  share: 'Part en pourcentage',
  shareHint: 'Vide pour tout le monde. Un visiteur garde le même résultat toute la journée, sans cookie.',
  closedLabel: 'Seulement pendant la fermeture',
  closedHint: 'Selon les horaires d’ouverture de votre agent.',
  closedNoHours:
    'Pour une règle hors des horaires d’ouverture, saisissez d’abord ceux d’un agent dans ses informations.',
  agent: 'Horaires d’ouverture de',
  destination: 'Destination',
  switchWords: ['Oui', 'Non'],

  whileClosed: 'pendant la fermeture',
  until: (time) => `jusqu’à ${time}`,
  fromOn: (time) => `dès ${time}`,
  ofVisitors: (share) => `${share} % des visiteurs`,
  // Names of days and languages begin with a lower-case letter. 'iPhone' remains unchanged.
  asLine: (text) => text.replace(/^(?!iPhone)\p{L}/u, (letter) => letter.toUpperCase()),
  always: 'Sans condition',

  limit: 'Expire après ce nombre de scans (facultatif)',
  limitStart: 'Compté à partir de l’enregistrement.',
  limitHint:
    'Chaque scan compte, même un deuxième avec le même téléphone. Les robots et les aperçus de liens ne comptent pas.',
  limitUsed: (used, most) => `${count(used)} sur ${count(most, 'scan utilisé', 'scans utilisés')}.`,
  limitProblem: (most) => `Saisissez un nombre entier de 1 à ${count(most)}, ou laissez vide.`,
  password: 'Mot de passe (facultatif)',
  passwordHint: 'Les visiteurs le saisissent sur une petite page avant que le code s’ouvre.',
  passwordSet: 'Un mot de passe est défini. Saisissez-en un autre pour le remplacer.',
  removePassword: 'Retirer le mot de passe à l’enregistrement',

  preview: 'Simuler un scan',
  previewIntro: 'Montre où mène un scan avec les règles ci-dessus, enregistrées ou non.',
  moment: 'Date et heure',
  previewFailed: 'Le résultat n’a pas pu être chargé.',
  outcome: (percent) =>
    percent === 100
      ? 'Le scan mène'
      : `${percent.toLocaleString('fr', { maximumFractionDigits: 1 })} % des scans mènent`,
  byRule: (place) => (place === null ? '(aucune règle ne s’applique)' : `(règle ${place + 1})`),
  previewIncomplete: 'Complétez les règles ci-dessus pour voir où mène un scan.',

  changed: (rules) => (rules === 0 ? 'Aucune règle' : count(rules, 'règle', 'règles')),
  endsAfter: (scans) => (scans === null ? 'Sans limite de scans' : `Expire après ${count(scans, 'scan', 'scans')}`),
} satisfies Translation<typeof import('../rules')>;
