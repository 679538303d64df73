import type { Translation } from '@frontdesk/shared/contract';

export default {
  product: 'Frontdesk',
  dashboard: 'Tableau de bord',
  skipToContent: 'Aller au contenu',
  sidebar: 'Menu principal',
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
  toLightTheme: 'Passer au thème clair',
  toDarkTheme: 'Passer au thème sombre',
  myProfile: 'Mon profil',
  showWork: 'Afficher',
  fetchFailed: (title) => `Failed to fetch ${title}:`,
  status: 'État',
  statusHint:
    'L’état n’a pas encore de page. Ouvrez « État du système » depuis « Aller à » pour savoir comment va ce site.',
  setting: 'Paramètres',
  settingHint:
    'Les paramètres n’ont pas encore de page. Modifiez vos informations dans votre profil, et le thème en haut à droite.',
  profileHint: 'Pour ouvrir votre profil, utilisez l’image en haut à droite.',
  logOut: 'Se déconnecter',
  groups: { main: 'Accueil', lists: 'Listes', settings: 'Paramètres' },
  part: 'la recherche',
  open: 'Aller à',
  shortcut: 'Ctrl K',
  notAvailable: (reason) =>
    `Les notifications en direct sont indisponibles : ${reason} Nous vérifions toutes les 15 secondes s’il y en a de nouvelles.`,
  offlineNotice: 'Vous êtes hors ligne. Les données manquantes se chargeront dès le retour du réseau.',
  headline: 'Mise à jour disponible',
  ready: 'Une nouvelle version de ce site est prête.',
  saveFirst: 'Enregistrez ou effacez d’abord votre saisie, puis actualisez.',
  reload: 'Actualiser',
  tryAgain: 'Réessayer',
  offline: 'Hors ligne',
  manyNotifications: (count) => `${count} nouvelles notifications`,
} satisfies Translation<typeof import('../frame')>;
