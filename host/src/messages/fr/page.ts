import type { Translation } from '@frontdesk/shared/contract';

export default {
  product: 'Frontdesk',
  about: 'À propos de Frontdesk',
  slogan: 'Vos clients posent des questions. Vos documents répondent.',
  offer: 'Des agents pour votre site web, et des QR\u00a0codes modifiables même après l’impression.',
  titles: {
    login: 'Connexion',
    dashboard: 'Tableau de bord',
    health: 'État du système',
    releases: 'Versions',
    logOut: 'Se déconnecter',
    notInstalled: 'Non installé',
    notAvailable: 'Indisponible',
  },
  // The words that follow 'Impossible de charger'.
  parts: {
    frame: 'le cadre du site',
    dashboard: 'le tableau de bord',
    page: 'cette page',
    signIn: 'la fenêtre de connexion',
    marker: 'l’indicateur de substitutions',
  },
  storageBlocked:
    'Votre navigateur bloque le stockage pour ce site. Votre session reste ouverte jusqu’à ce que vous fermiez ou actualisiez la page.',
  serverSlow: 'Le serveur met du temps à répondre. Nous attendons toujours.',
  open: 'Ouvrir',
  dismiss: 'Fermer',
} satisfies Translation<typeof import('../page')>;
