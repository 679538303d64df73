import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  scansTitle: 'Scans',
  conditions: 'Règles, dates et contrôle',
  period: 'Période',
  periods: { 1: '24 dernières heures', 7: '7 derniers jours', 30: '30 derniers jours', 90: '90 derniers jours' },
  visits: 'Scans',
  repeated: 'Scans répétés',
  bots: 'Robots et aperçus de liens',
  visitsHelp:
    'Plusieurs scans d’un visiteur en 30 minutes comptent pour un seul. Les robots et les aperçus de liens sont comptés à part. Aucun cookie n’est déposé et aucune adresse n’est conservée.',
  noScans: 'Aucun scan sur cette période.',
  scansFailed: 'Les scans n’ont pas pu être chargés.',
  today: 'Aujourd’hui, en cours',
  asTable: 'Afficher en tableau',
  chartLabel: (number, period) => `${period} : ${count(number, 'scan', 'scans')}`,
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
  undoNamed: (what) => `Annuler la modification : ${what}`,
  takesBack: (changes) =>
    changes === 1
      ? 'Cela annule aussi une modification plus récente'
      : `Cela annule aussi ${count(changes)} modifications plus récentes`,
  againAfterwards: 'Ensuite, le code a de nouveau :',
  cancel: 'Annuler',
  passwordChange: (had, has) => (!has ? 'Mot de passe retiré' : had ? 'Mot de passe modifié' : 'Mot de passe défini'),
} satisfies Translation<typeof import('../scans')>;
