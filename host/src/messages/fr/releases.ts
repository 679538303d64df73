import type { Translation } from '@frontdesk/shared/contract';

const count = (number: number, one: string, many: string) => `${number} ${number < 2 ? one : many}`;
const versions = (number: number) => count(number, 'version', 'versions');
const short = (id: string) => id.slice(0, 8);

export default {
  title: 'Versions',
  intro:
    'La version de chaque partie que chargent les navigateurs. Les équipes publient avec un jeton valable pour un seul remote.',
  toHealth: 'Voir l’état du système',
  newToken: 'Nouveau jeton',
  loading: 'Chargement des versions',
  failed: 'Les versions n’ont pas pu être chargées.',
  notAvailable: 'Ce serveur ne gère pas les versions. Utilisez npm run compose là où le site est construit.',
  changeFailed: (remote) => `${remote} n’a pas été modifié.`,
  none: 'Ce site n’a encore aucune partie. Créez un jeton et donnez-le à l’équipe du premier remote.',

  states: { live: 'en ligne', removed: 'retiré', waiting: 'vous attend' },
  releaseStates: { live: 'en ligne', rollout: 'déploiement', stored: 'stockée', stopped: 'arrêtée' },
  counts: (live, releases) => `${live === null ? 'Pas en ligne' : `${live} est en ligne`} · ${versions(releases)}`,

  waitingTitle: 'Nouveaux remotes',
  noBuild: 'pas encore de build',
  noBuildIntro: (name) => `L’équipe de ${name} a un jeton, mais n’a encore rien publié.`,
  decline: 'Refuser',
  declineQuestion: (name) =>
    `Refuser ${name} ? Ses builds seront supprimés et ses jetons révoqués. Pour publier à nouveau, son équipe aura besoin d’un nouveau jeton.`,
  declineBuildQuestion: (name, version) =>
    `Refuser ${name} ${version} ? Le build sera supprimé. Son équipe pourra en publier un autre.`,
  declined: (name) => `${name} a été refusé.`,
  waitingIntro: (name) =>
    `Une équipe a publié ${name}. Personne ne le voit tant que vous ne l’avez pas ajouté. Vérifiez ce qu’il ajoute et ouvre.`,
  add: 'Ajouter au site',
  addTitle: (name, version) => `Ajouter ${name} ${version}`,
  addIntro:
    'Tous les navigateurs le chargeront désormais. Son équipe pourra publier sans vous, sauf si un build ajoute plus que ceci.',
  waits: 'en attente',
  waitsForYou: (version) => `${version} vous attend.`,
  openPreview: 'Ouvrir en aperçu',
  openQuestion: (name, version) =>
    `Ouvrir ${name} ${version} en aperçu ? Ses fichiers seront alors sur ce site, et un lien l’ouvrira dans un onglet. Son code s’exécute avec les droits de la personne qui ouvre le lien : vérifiez d’abord ce qu’il ajoute. Le site ne l’affiche pas dans sa liste.`,
  opened: (name) => `L’aperçu de ${name} est ouvert.`,
  added: (name) => `${name} est en ligne.`,
  problemsTitle: 'Ajout impossible pour le moment :',

  rolloutOf: (next, percent, previous) => `${next} pour ${percent} % des navigateurs, ${previous} pour les autres.`,
  haltsItself: 'S’arrête de lui-même si les échecs augmentent.',
  haltedAt: 'Arrêté par le site',
  stopped: (next, previous) => `${next} est arrêtée : tous les navigateurs chargent ${previous}.`,
  stoppedBefore: (version) => `Le site a déjà arrêté ${version}.`,
  whyStopped: (version) => `Pourquoi ${version} a été arrêtée`,
  threwAt: 'Lieu de l’erreur :',
  tabs: (number) => count(number, 'onglet', 'onglets'),
  measured: ['Version', 'Chargements', 'Échecs', 'Taux'],
  percent: (number) => `${number} %`,

  changeShare: 'Modifier la part',
  stop: 'Arrêter',
  stopDone: (name) => `${name} est arrêté.`,
  rollBackTo: (to) => `Rétablir ${to}`,
  rollBackToBuild: (to, id) => `Rétablir ${to} (${short(id)})`,
  endRollout: 'Terminer le déploiement',
  endRolloutQuestion: (name, to) =>
    `Tous les navigateurs chargent déjà ${name} ${to}. Terminer le déploiement ? La version reste dans la liste, marquée comme arrêtée.`,
  rolloutEnded: (name) => `Le déploiement de ${name} est terminé.`,
  rollBackQuestion: (name, to, id) => `Rétablir ${name} ${to} (${short(id)}) pour tous les navigateurs ?`,
  rolledBack: (name, to) => `${name} ${to} est rétabli.`,
  remove: 'Retirer du site',
  removeQuestion: (name) =>
    `Retirer ${name} ? Ses pages indiqueront que cette partie n’est pas installée. Ses versions sont conservées, vous pourrez donc l’ajouter à nouveau.`,
  removed: (name) => `${name} a été retiré.`,

  releasesOf: (name) => `Versions de ${name}`,
  idOf: (id, from) => (from === null ? ` · ${short(id)}` : ` · ${short(id)}, déployée sur ${from}`),
  preview: 'Aperçu',
  previewOf: (name, version, id) => `Aperçu de ${name} ${version}, ${id}`,
  release: 'Déployer',
  releaseOf: (name, version, id) => `Déployer ${name} ${version}, ${id}`,
  olderReleases: (number) => count(number, 'version antérieure', 'versions antérieures'),

  dialogTitle: (name, version) => `Déployer ${name} ${version}`,
  dialogIntro:
    'Un navigateur garde sa version tant qu’il fait partie du groupe : ce sont donc toujours les mêmes personnes qui reçoivent une version en premier.',
  share: 'Navigateurs concernés',
  shares: [1, 5, 10, 25, 50].map((percent) => ({ value: String(percent), label: `${percent} %` })),
  everybody: { value: '100', label: 'tous' },
  halt: 'Arrêter si les échecs augmentent',
  haltWords: ['Oui', 'Non'],
  haltHint:
    'Après 50 chargements : plus de 2 % d’échecs et d’erreurs, et plus du double du taux de la version précédente.',
  cancel: 'Annuler',
  released: (name, version, percent) =>
    percent === 100
      ? `${name} ${version} est en ligne.`
      : `${name} ${version} est déployé pour ${percent} % des navigateurs.`,

  addsTitle: 'Ce qu’il ajoute et ouvre',
  addsMore: 'Ce qu’il ajoute aux versions approuvées',
  adds: {
    routes: 'Pages',
    entries: 'Entrées de l’interface',
    entry: {
      sidebar: (name) => name,
      palette: (name) => `Dans « Aller à » : ${name}`,
      search: (name) => `Recherche dans « Aller à » : ${name}`,
      count: (at) => `Compteur à ${at}`,
      role: (role, path) => `Page du site pour ${role} : ${path}`,
      flag: (flag) => `Parties avec l’option ${flag}`,
    },
    forCount: 'pour un compteur',
    after: (subject) => `après une notification sur ${subject}`,
    cards: 'Cartes du tableau de bord',
    slots: 'Emplacements',
    fills: 'Contenus d’emplacements',
    calls: 'Premiers appels',
    origins: 'Adresses avec lesquelles les pages peuvent échanger',
    prefixes: 'Chemins vers son propre serveur',
  },
  access: {
    public: 'tout le monde',
    'signed-in': 'personnes connectées',
    owner: 'propriétaires',
  },
  addsNothing: 'Rien d’autre que ses fichiers.',

  tokens: (number) => `Jetons (${number})`,
  noTokens: 'Aucun jeton : seuls les administrateurs le déploient.',
  tokenLine: (name, start, by) => `${name === '' ? '' : `${name}, `}${start}… créé par ${by}`,
  ends: 'expire',
  ended: 'expiré',
  neverUsed: 'jamais utilisé',
  lastUsed: 'dernière utilisation',
  endToken: 'Révoquer le jeton',
  endTokenOf: (name, start) => `Révoquer le jeton ${name || start}`,
  endQuestion: (name) => `Révoquer ce jeton ? L’équipe de ${name} ne pourra plus publier avec.`,
  tokenEnded: 'Le jeton est révoqué.',
  tokenIntro:
    'Avec ce jeton, une équipe publie depuis ses propres machines. Il est valable pour un seul remote, qui peut être nouveau.',
  remoteField: 'Remote',
  remoteHint: 'Son nom dans le manifeste, par exemple hours.',
  nameField: 'Nom',
  nameHint: 'Son usage, par exemple le serveur de build de l’équipe.',
  endsField: 'Expiration',
  lives: [
    { value: '', label: 'Jamais' },
    { value: '30', label: 'Dans 30 jours' },
    { value: '90', label: 'Dans 90 jours' },
    { value: '365', label: 'Dans un an' },
  ],
  create: 'Créer le jeton',
  tokenOnce: 'Copiez le jeton maintenant. Il ne sera plus affiché.',
  tokenUse: (name) =>
    `Enregistrez-le sous FRONTDESK_RELEASE_TOKEN là où ${name} est construit, puis exécutez frontdesk-remote publish.`,
  token: 'jeton de publication',
  done: 'Terminé',

  log: 'Journal',
  logColumns: ['Quand', 'Qui', 'Partie', 'Quoi'],
  emptyLog: 'Aucun changement pour le moment.',
} satisfies Translation<typeof import('../releases')>;
