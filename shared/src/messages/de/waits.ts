import type { Translation } from '../../contract/translation';

export default {
  busy: (wait) => `Der Server ist ausgelastet. Bitte versuchen Sie es in ${wait} noch einmal.`,
  aSecond: '1 Sekunde',
  seconds: (number) => `${number} Sekunden`,
  minutes: (number) => `${number} Minuten`,
  hours: (number) => `${number} Stunden`,
} satisfies Translation<typeof import('../waits')>;
