import type { Translation } from '../../contract/translation';

export default {
  unexpected: 'Une erreur est survenue. Veuillez réessayer.',
} satisfies Translation<typeof import('../api-error')>;
