import type { Translation } from '../../contract/translation';

export default {
  loading: 'Wird geladen …',
  failed: (title) => `„${title}“ konnte nicht geladen werden.`,
} satisfies Translation<typeof import('../cards')>;
