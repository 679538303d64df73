import type { Translation } from '../../contract/translation';

export default {
  tryAgain: 'Erneut versuchen',
  chunkLoadFailure: 'Ladefehler',
  copy: (what) => `${what} kopieren`,
  copied: (what) => `${what} kopiert`,
  selected: (what) => `Markiert: ${what}`,
  pressToCopy: 'Drücken Sie zum Kopieren Strg+C (⌘C auf dem Mac).',
  justNow: 'gerade eben',
  minutesAgo: (minutes) => `vor ${minutes} Min.`,
  hoursAgo: (hours) => `vor ${hours} Std.`,
  daysAgo: (days) => (days === 1 ? 'vor 1 Tag' : `vor ${days} Tagen`),
} satisfies Translation<typeof import('../data')>;
