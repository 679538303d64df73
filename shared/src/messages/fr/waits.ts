import type { Translation } from '../../contract/translation';

export default {
  busy: (wait) => `Le serveur est très sollicité. Veuillez réessayer dans ${wait}.`,
  aSecond: '1 seconde',
  seconds: (number) => `${number} secondes`,
  minutes: (number) => `${number} minutes`,
  hours: (number) => `${number} heures`,
} satisfies Translation<typeof import('../waits')>;
