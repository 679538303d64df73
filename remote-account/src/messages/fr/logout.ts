import type { Translation } from '@frontdesk/shared/contract';

export default {
  logoutTitle: 'Se déconnecter ?',
  logoutIntro: 'Vous avez des modifications non enregistrées.',
  logoutUnsaved:
    'Si vous vous déconnectez, ce que vous n’avez pas enregistré sera perdu et les envois en cours seront interrompus.',
  logoutCancel: 'Rester connecté',
  logoutConfirm: 'Quitter sans enregistrer',
  loggedOut: 'Déconnexion réussie.',
} satisfies Translation<typeof import('../logout')>;
