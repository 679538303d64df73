import type { Translation } from '@frontdesk/shared/contract';

/** Joins words as in `a`, `a ou b` and `a, b ou c`. The remotes supply each noun with its article. */
function join(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ou ${words.at(-1)}`;
}

export default {
  paletteTitle: 'Aller à',
  find: (things) => `Rechercher ${join(['une page', ...things])}`,
  matches: 'Résultats',
  noMatches: 'Aucun résultat.',
  notSearched: (things) => `Impossible de rechercher ${join(things)}.`,
  searchFailed: (remote) => `Search in ${remote} failed:`,
  kinds: { screen: 'Page', recent: 'Récent', action: 'Action' },
  health: 'État du système',
  releases: 'Versions',
  searchWords: {
    dashboard: ['accueil', 'début', 'home'],
    health: ['statut', 'santé', 'parties', 'version'],
    releases: ['release', 'déploiement', 'rétablir', 'publier', 'jeton'],
    logOut: ['déconnexion', 'quitter', 'sortir', 'logout'],
    theme: ['sombre', 'clair', 'nuit', 'mode', 'couleurs'],
  },
  title: 'Reconnectez-vous',
  reason: 'Votre session a expiré. Votre saisie est conservée.',
  refused: 'L’adresse e-mail ou le mot de passe est incorrect.',
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  leave: 'Quitter sans enregistrer',
  signIn: 'Se connecter',
  dashboard: 'Tableau de bord',
  logOut: 'Se déconnecter',
  toLightTheme: 'Passer au thème clair',
  toDarkTheme: 'Passer au thème sombre',
} satisfies Translation<typeof import('../dialogs')>;
