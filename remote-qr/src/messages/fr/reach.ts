import type { Translation } from '@frontdesk/shared/contract';
import { count } from '@frontdesk/shared/endpoints/count';

export default {
  title: 'La destination répond-elle ?',
  intro: 'Vérifiée chaque jour. Après trois échecs, vous recevez une notification.',
  checkNow: 'Vérifier maintenant',
  checkFailed: 'La vérification n’a pas pu être faite.',
  nothing: 'Ce code ne mène à aucune adresse web vérifiable.',
  reached: (address) => `${address} répond.`,
  notReached: (address, problem) => `${address} ne répond pas. ${problem}`,
  fallback: 'Tant qu’elle ne répond pas',
  fallbacks: {
    none: 'Ouvrir quand même l’adresse',
    page: 'Afficher une page qui l’indique',
    agent: (name) => `Ouvrir un chat avec ${name}`,
  },
  saved: 'Enregistré',
  saveFailed: 'Le choix n’a pas pu être enregistré.',
  since: 'Ne répond plus depuis',
  details: (address, problem, visits) => `${address} : ${problem} Depuis, ${count(visits, 'scan', 'scans')}.`,
  anAgent: 'un agent',
} satisfies Translation<typeof import('../reach')>;
