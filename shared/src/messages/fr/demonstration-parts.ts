import type { Translation } from '../../contract/translation';

const some = {
  agents: 'Certains de ces agents',
  codes: 'Certains de ces codes',
  conversations: 'Certaines de ces conversations',
  notifications: 'Certaines de ces notifications',
};

export default {
  mark: 'Démo',
  notice: (of) =>
    `${some[of]} font partie de l’hôtel de démonstration, que vous pouvez supprimer sur la page d’accueil.`,
  markHint: 'Fait partie de l’hôtel de démonstration, que vous pouvez supprimer sur la page d’accueil.',
} satisfies Translation<typeof import('../demonstration-parts')>;
