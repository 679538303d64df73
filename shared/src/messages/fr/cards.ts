import type { Translation } from '../../contract/translation';

export default {
  loading: 'Chargement…',
  failed: (title) => `Impossible de charger « ${title} ».`,
} satisfies Translation<typeof import('../cards')>;
