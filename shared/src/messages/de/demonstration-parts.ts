import type { Translation } from '../../contract/translation';

const nouns = {
  agents: 'Agenten',
  codes: 'Codes',
  conversations: 'Gespräche',
  notifications: 'Benachrichtigungen',
};

export default {
  mark: 'Demo',
  notice: (of) =>
    `Einige dieser ${nouns[of]} gehören zum Demo-Hotel, das Sie auf der Seite „Dashboard“ entfernen können.`,
  markHint: 'Gehört zum Demo-Hotel, das Sie auf der Seite „Dashboard“ entfernen können.',
} satisfies Translation<typeof import('../demonstration-parts')>;
