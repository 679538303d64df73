import type { Translation } from '../../contract/translation';

export default {
  justNow: 'gerade eben',
  minutesAgo: (minutes) => `vor ${minutes} Min.`,
  hoursAgo: (hours) => `vor ${hours} Std.`,
  daysAgo: (days) => (days === 1 ? 'vor 1 Tag' : `vor ${days} Tagen`),
} satisfies Translation<typeof import('../times')>;
