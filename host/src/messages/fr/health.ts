import type { Translation } from '@frontdesk/shared/contract';

/** Kinds of failures, as browsers report them. */
const kinds: Readonly<Record<string, string>> = {
  missing: 'fichier manquant',
  blocked: 'bloqué',
  'mixed content': 'http sur une page en https',
  'server error': 'erreur du serveur',
  'syntax error': 'erreur de syntaxe',
  timeout: 'délai dépassé',
  incompatible: 'incompatible',
  invalid: 'non valide',
  other: 'autre erreur',
  'endless effect': 'effet sans fin',
};
const kindOf = (kind: string) => kinds[kind] ?? kind;

const steps: Readonly<Record<string, string>> = {
  registry: 'liste des parties',
  contract: 'contrat',
  manifest: 'manifeste',
  entry: 'entrée',
  page: 'page',
  shared: 'code partagé',
  render: 'affichage',
  background: 'arrière-plan',
};

export default {
  title: 'État du système',
  intro: (host, contract) => `L’état de chaque partie de ce site. Hôte ${host}, contrat ${contract}.`,
  refresh: 'Actualiser',
  toReleases: 'Versions et jetons',
  missing: 'Non configuré sur ce serveur',
  withoutSetting: {
    SMTP_URL: 'Aucun e-mail n’est envoyé : réponses aux visiteurs, invitations, liens de mot de passe oublié.',
    PUBLIC_URL:
      'Les liens des e-mails et les liens courts des codes imprimés ne s’ouvrent peut-être que dans ce réseau.',
    LLM_BASE_URL: 'Les réponses citent les documents mot à mot.',
    EMBEDDINGS_MODEL_DIR: 'Seules les questions en anglais trouvent leur réponse par le sens, les autres par les mots.',
    OPERATORS: 'Les versions ne peuvent pas être changées dans le tableau de bord.',
  },
  libraries: 'Bibliothèques partagées',
  libraryColumns: ['Module', 'Version', 'Composé de', 'Fourni par', 'État'],
  libraryStates: { loaded: 'chargé', idle: 'pas encore chargé' },
  reports: 'Dans tous les navigateurs',
  reportsIntro:
    'Les 7 derniers jours : les temps de chargement d’un onglet sur dix, tous les échecs, ce qu’une partie a modifié pour tout le site, et les endroits du code dont rien n’a intercepté les erreurs, une fois par onglet. Les rapports sont anonymes.',
  errors: 'Erreurs non interceptées',
  errorColumns: ['Partie', 'Version', 'Endroit du code', 'Onglets', 'Dernier jour'],
  noReports: 'Aucun rapport pour le moment.',
  reportColumns: ['Partie', 'Version', 'Chargements', 'Temps médian', 'Échecs'],
  median: (ms) => `jusqu’à ${ms} ms`,
  noFailures: 'aucun',
  failures: (number, kind) => `${number} × ${kindOf(kind)}`,
  changes: (number, name) => `${number} × ${name} modifié pour tout le site`,
  refused: 'refusé',
  refusedBecause: (version, kind, reason) => `${version}, ${kindOf(kind)} : ${reason}`,
  states: {
    off: 'désactivé',
    idle: 'pas encore chargé',
    loading: 'chargement',
    ready: 'prêt',
    failed: 'en échec',
  },
  failedLoad: (kind, part) => `échec de chargement (${kindOf(kind)}) : ${part}`,
  lastFailure: (kind, step, reason) => `Dernier échec (${kindOf(kind)}, ${steps[step] ?? step}) : ${reason}`,
  notStored: 'Ce navigateur bloque le stockage : votre choix n’est pas enregistré.',
  from: (address) => `depuis ${address}`,
  tryAgain: 'Réessayer',
  loadNow: 'Charger maintenant',
  turnOn: 'Activer',
  turnOff: 'Désactiver dans ce navigateur',
  facts: {
    version: 'Version',
    contract: 'Contrat requis',
    loadTime: 'Temps de chargement',
    addresses: 'Pages',
    entry: 'Entrée',
  },
} satisfies Translation<typeof import('../health')>;
