import type { Translation } from '../../contract/translation';

export default {
  unexpected: 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
} satisfies Translation<typeof import('../api-error')>;
