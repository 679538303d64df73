import type { Translation } from '../../contract/translation';

export default {
  tryAgain: 'Réessayer',
  chunkLoadFailure: 'échec de chargement',
  copy: (what) => `Copier : ${what}`,
  copied: (what) => `Copié : ${what}`,
  selected: (what) => `Sélectionné : ${what}`,
  pressToCopy: 'Appuyez sur Ctrl+C (⌘C sur Mac) pour copier.',
  justNow: 'à l’instant',
  minutesAgo: (minutes) => `il y a ${minutes} min`,
  hoursAgo: (hours) => `il y a ${hours} h`,
  daysAgo: (days) => `il y a ${days} j`,
} satisfies Translation<typeof import('../data')>;
